import { describe, expect, it } from 'vitest';
import { hashDemoPassword, matchesHash } from './hashDemoPassword.ts';

describe('mark of a password', () => {
  it('matches only its password, and differs each time', () => {
    const mark = hashDemoPassword('amber-birch-cedar');
    expect(matchesHash(mark, 'amber-birch-cedar')).toBe(true);
    expect(matchesHash(mark, 'amber-birch-delta')).toBe(false);
    expect(mark).not.toContain('amber');
    expect(hashDemoPassword('amber-birch-cedar')).not.toBe(mark);
  });

  it.each([null, '', 'no mark', ':', 'salt:'])('does not match %j', (mark) => {
    expect(matchesHash(mark, 'amber-birch-cedar')).toBe(false);
  });
});
