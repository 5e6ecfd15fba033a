import { describe, expect, it } from 'vitest';
import { isMarkOf, markPassword } from './markPassword.ts';

describe('the mark of a password', () => {
  it('is recognised by its password alone, and is another one each time', () => {
    const mark = markPassword('amber-birch-cedar');
    expect(isMarkOf(mark, 'amber-birch-cedar')).toBe(true);
    expect(isMarkOf(mark, 'amber-birch-delta')).toBe(false);
    expect(mark).not.toContain('amber');
    expect(markPassword('amber-birch-cedar')).not.toBe(mark);
  });

  it.each([null, '', 'no mark', ':', 'salt:'])('is not found in %j', (mark) => {
    expect(isMarkOf(mark, 'amber-birch-cedar')).toBe(false);
  });
});
