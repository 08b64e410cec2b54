const reel = JSON.parse(document.getElementById("reel").textContent);
const tracks = { pieces: unroll(reel.pieces), facts: unroll(reel.facts), words: unroll(reel.words) };
const last = tracks.pieces.length - 1;
const KINDS = ["round", "phase", "deed", "news"];
const FIXED = 3; // phase, who is asked, question
const MOST_MARKS = 6;
const byId = (id) => document.getElementById(id);
let now = -1;
let timer = 0;
let marked = [];

const texts = (track, moment) => tracks[track][moment].map((number) => reel.texts[number]);

// ---- the log

const lines = reel.log.map(([moment, kind, , words]) => {
  const line = document.createElement("li");
  line.className = KINDS[kind];
  const button = line.appendChild(document.createElement("button"));
  button.type = "button";
  button.tabIndex = -1;
  button.textContent = words;
  button.addEventListener("click", () => { stop(); show(moment, false); });
  return line;
});
const list = document.createElement("ol");
list.append(...lines);
byId("log").append(list);
const firstLine = [];
reel.log.forEach(([moment], number) => { if (!(moment in firstLine)) firstLine[moment] = number; });
const rounds = reel.log.filter(([, kind]) => kind === 0).map(([moment]) => moment);

// The last line told up to a moment.
function lineOf(moment) {
  let low = 0;
  let high = reel.log.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (reel.log[middle][0] <= moment) low = middle + 1; else high = middle;
  }
  return Math.max(0, low - 1);
}

function markLog(moment) {
  for (const line of marked) {
    line.classList.remove("now");
    line.firstChild.removeAttribute("aria-current");
    line.firstChild.tabIndex = -1;
  }
  const end = lineOf(moment);
  const start = firstLine[moment] ?? end;
  marked = lines.slice(start, end + 1);
  for (const line of marked) line.classList.add("now");
  const current = marked[marked.length - 1].firstChild;
  current.setAttribute("aria-current", "step");
  current.tabIndex = 0;
  const box = byId("log");
  const top = marked[0].offsetTop - list.offsetTop;
  const bottom = lines[end].offsetTop - list.offsetTop + lines[end].offsetHeight;
  const wanted = Math.min(top - 8, Math.max(bottom - box.clientHeight * 0.72, 0));
  box.scrollTop = Math.max(0, wanted);
}

// ---- the board

function drawBoard(moment, before) {
  byId("pieces").innerHTML = texts("pieces", moment).join("");
  const known = new Set(before < 0 ? tracks.pieces[moment] : tracks.pieces[before]);
  const changed = tracks.pieces[moment].flatMap((number, place) => (known.has(number) ? [] : [place]));
  const boxes = changed.length > MOST_MARKS ? [] : changed.map((place) => byId("pieces").children[place].getBBox());
  byId("marks").innerHTML = boxes.map(({ x, y, width, height }) => {
    const place = `x="${x - 5}" y="${y - 5}" width="${width + 10}" height="${height + 10}" rx="9"`;
    return `<rect class="mark-below" ${place}></rect><rect class="mark" ${place}></rect>`;
  }).join("");
}

// ---- the panel

function fillFacts(facts) {
  const parts = reel.names.flatMap((title, place) => {
    const words = facts[place];
    const name = document.createElement("dt");
    const value = document.createElement("dd");
    name.textContent = title;
    value.textContent = words ? words.split("\t").map((part) => part.replace(/[.]$/, "")).join("; ") : "none";
    return [name, value];
  });
  byId("facts").replaceChildren(...parts);
}

function fillSeats(rows, asked) {
  [...byId("seats").tBodies[0].rows].forEach((row, seat) => {
    const parts = rows[seat].split("\t");
    const cells = [...row.cells].slice(1);
    cells.forEach((cell, column) => { cell.textContent = parts[column]; });
    row.querySelector(".notes").textContent = 
      parts[cells.length] && ` · ${parts[cells.length]}`.replace(/ ·/g, "\u00a0·").replace(/([0-9]) /g, "$1\u00a0");
    const isAsked = String(seat) === asked;
    row.classList.toggle("asked", isAsked);
    row.querySelector(".turn").textContent = isAsked ? "is asked: " : "";
  });
}

// ---- the moment

function show(moment, isPlaying) {
  const wanted = Math.min(last, Math.max(0, moment));
  const before = wanted === now + 1 ? now : wanted - 1;
  now = wanted;
  const told = texts("facts", now);
  const [phase, asked, question] = told;
  byId("phase").textContent = phase;
  byId("question").textContent = question || "Nobody is asked: the game is over.";
  fillSeats(told.slice(FIXED + reel.names.length), asked);
  fillFacts(told.slice(FIXED));
  document.body.classList.toggle("over", now === last);
  drawBoard(now, before);
  markLog(now);
  if (byId("words").open) byId("told").textContent = texts("words", now).join("\n");
  byId("slide").value = String(now);
  byId("slide").setAttribute("aria-valuetext", `${now + 1} of ${last + 1}: ${phase}`);
  byId("count").textContent = `${now + 1} / ${last + 1}`;
  byId("jump").value = String(heads.filter((head) => head <= now).pop() ?? heads[0]);
  const fresh = reel.log.slice(firstLine[now] ?? reel.log.length, lineOf(now) + 1)
    .filter((line) => line[1] > 1).map((line) => line[3]).join(" ");
  byId("fresh").textContent = fresh;
  if (!isPlaying) {
    byId("status").textContent = `${now + 1} of ${last + 1}. ${fresh}`;
    try { history.replaceState(null, "", `#${now + 1}`); } catch { /* a frame may forbid it */ }
  }
}

function stop() {
  clearInterval(timer);
  timer = 0;
  byId("play-sign").setAttribute("d", "M5 2v16l13-8z");
  for (const name of ["aria-label", "title"]) byId("play").setAttribute(name, "Play (space)");
}

function play() {
  if (now === last) show(0, true);
  byId("play-sign").setAttribute("d", "M4 3h4v14H4zM12 3h4v14h-4z");
  for (const name of ["aria-label", "title"]) byId("play").setAttribute(name, "Pause (space)");
  timer = setInterval(() => {
    show(now + 1, true);
    if (now === last) stop();
  }, Number(byId("speed").value));
}

const toggle = () => (timer ? stop() : play());
const go = (moment) => { stop(); show(moment, false); };
const roundOn = () => rounds.find((moment) => moment > now) ?? last;
const roundBack = () => rounds.filter((moment) => moment < now).pop() ?? 0;

// ---- the controls

const heads = [];
let group = byId("jump");
for (const [moment, kind, , words] of reel.log) {
  if (kind === 0) {
    group = document.createElement("optgroup");
    group.label = words;
    byId("jump").append(group);
  }
  if (kind <= 1 && heads[heads.length - 1] !== moment) {
    heads.push(moment);
    group.append(new Option(kind === 0 ? words : `${group.label}: ${words}`, String(moment)));
  } else if (kind === 1) {
    group.lastElementChild.text = `${group.label}: ${words}`;
  }
}
byId("slide").max = String(last);
byId("slide").addEventListener("input", (event) => go(Number(event.target.value)));
byId("jump").addEventListener("change", (event) => go(Number(event.target.value)));
byId("speed").addEventListener("change", () => { if (timer) { stop(); play(); } });
byId("words").addEventListener("toggle", () => { byId("told").textContent = texts("words", now).join("\n"); });
const BUTTONS = { first: () => go(0), "round-back": () => go(roundBack()), back: () => go(now - 1), play: toggle,
  on: () => go(now + 1), "round-on": () => go(roundOn()), last: () => go(last) };
for (const [id, deed] of Object.entries(BUTTONS)) byId(id).addEventListener("click", deed);
const KEYS = { ArrowLeft: BUTTONS.back, ArrowRight: BUTTONS.on, Home: BUTTONS.first, End: BUTTONS.last,
  PageUp: BUTTONS["round-back"], PageDown: BUTTONS["round-on"] };
document.addEventListener("keydown", (event) => {
  if (event.altKey || event.ctrlKey || event.metaKey || event.target.tagName === "SELECT") return;
  const isSpace = event.key === " " && !["BUTTON", "SUMMARY", "A"].includes(event.target.tagName);
  const deed = isSpace ? toggle : KEYS[event.key];
  if (!deed) return;
  event.preventDefault();
  deed();
  if (byId("log").contains(document.activeElement)) marked[marked.length - 1].firstChild.focus({ preventScroll: true });
});
byId("more").open = window.matchMedia("(min-height: 60rem), (max-width: 60rem)").matches;
window.addEventListener("hashchange", () => go(Number(location.hash.slice(1)) - 1 || 0));
show(Number(location.hash.slice(1)) - 1 || 0, true);
