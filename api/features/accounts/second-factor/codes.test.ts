import { beforeEach, describe, expect, it, vi } from 'vitest';
import { appCode } from '../testing/appCode.ts';
import { findPeriod, newFactor } from './codes.ts';

describe('findPeriod', () => {
  const userId = 7;
  beforeEach(() => vi.stubEnv('PAYLOAD_SECRET', 'a-secret-of-the-tests'));

  it('returns the period of the current code', () => {
    const { shown, kept } = newFactor(userId, 'ada@example.org');
    expect(findPeriod(appCode(shown.secret), { userId, kept })).toEqual(expect.any(Number));
  });

  it.each(['١٢٣٤٥٦', '１２３４５６', '😀😀😀', 'abcdef', ''])('returns null for the code "%s"', (code) => {
    expect(findPeriod(code, { userId, kept: newFactor(userId, 'ada@example.org').kept })).toBeNull();
  });
});
