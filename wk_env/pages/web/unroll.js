"use strict";
// The rows of numbers of one track, moment by moment: each moment's splices apply from its end backwards.
function unroll(track) {
  let row = [];
  return track.map((changes) => {
    if (changes.length) {
      row = row.slice();
      for (const [at, gone, ...come] of changes) row.splice(at, gone, ...come);
    }
    return row;
  });
}
