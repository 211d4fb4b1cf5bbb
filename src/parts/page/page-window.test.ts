import { describe, expect, it } from 'vitest';
import { pageWindow } from './page-window';

describe('[pager] a window of 10 page links', () => {
  it('shows every page when there are ten or fewer', () => {
    expect(pageWindow(1, 0)).toEqual([]);
    expect(pageWindow(1, 1)).toEqual([1]);
    expect(pageWindow(7, 10)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });

  it('shows ten around the current page, and ten at both ends', () => {
    expect(pageWindow(1, 40)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(pageWindow(20, 40)).toEqual([15, 16, 17, 18, 19, 20, 21, 22, 23, 24]);
    expect(pageWindow(40, 40)).toEqual([31, 32, 33, 34, 35, 36, 37, 38, 39, 40]);
  });

  it('always holds the current page, and takes one past the end for the last', () => {
    for (let page = 1; page <= 40; page++) expect(pageWindow(page, 40)).toContain(page);
    expect(pageWindow(99, 12)).toEqual([3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  });
});
