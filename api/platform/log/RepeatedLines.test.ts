import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RepeatedLines } from './RepeatedLines.ts';

describe('RepeatedLines', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('counts equal lines, and writes their number once at the end of the minute', () => {
    const [lines, writeCount] = [new RepeatedLines(), vi.fn()];
    expect([1, 2, 3].map(() => lines.isRepeated('error mails', writeCount))).toEqual([false, true, true]);
    vi.advanceTimersByTime(59_999);
    expect(writeCount).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(writeCount.mock.calls).toEqual([[2]]);
    expect(lines.isRepeated('error mails', writeCount)).toBe(false);
  });

  it('counts lines with other keys apart, and writes no number for a line without repeats', () => {
    const [lines, writeCount] = [new RepeatedLines(), vi.fn()];
    expect(['mails', 'pushes'].map((key) => lines.isRepeated(key, writeCount))).toEqual([false, false]);
    vi.advanceTimersByTime(60_000);
    expect(writeCount).not.toHaveBeenCalled();
  });

  it('writes all numbers when the process ends before the minute', () => {
    const [lines, writeCount] = [new RepeatedLines(), vi.fn()];
    for (const key of ['mails', 'mails', 'pushes', 'pushes', 'pushes']) lines.isRepeated(key, writeCount);
    lines.endAll();
    expect(writeCount.mock.calls).toEqual([[1], [2]]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('remembers a limited number of lines, and lets further ones pass', () => {
    const lines = new RepeatedLines();
    for (let line = 0; line < 1000; line++) lines.isRepeated(String(line), () => {});
    expect(['0', 'another', 'another'].map((key) => lines.isRepeated(key, () => {}))).toEqual([true, false, false]);
    lines.endAll();
  });
});
