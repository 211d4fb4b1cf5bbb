import { expect, test } from 'vitest';
import { protectCell, unprotectCell } from './formulas.ts';

test.each([
  ['=1+1', "'=1+1"],
  ["x;=cmd|' /C calc'!A0", "x;'=cmd|' /C calc'!A0"],
  ['spring;+49;@home', "spring;'+49;'@home"],
  ['x\t=1', "x\t'=1"],
  ['a note\n=1', "a note\n'=1"],
  ["x;''=1", "x;'''=1"],
  ['\t=1', "'\t'=1"],
])('defuses %j, and reads it again as it was', (cell, written) => {
  expect(protectCell(cell)).toBe(written);
  expect(unprotectCell(written)).toBe(cell);
});

test.each(['a;b', "it's; 'quoted'", '1 = 1; 2 - 1', "x;'plain"])('leaves %j alone', (cell) => {
  expect(protectCell(cell)).toBe(cell);
  expect(unprotectCell(cell)).toBe(cell);
});
