import { expect, it, vi } from 'vitest';
import { decryptText, encryptText, keyedHash } from './seal.ts';

const mine = { purpose: 'a test', of: 7 };

it('unseals only with the same owner, purpose and secret, and hashes by owner and secret', () => {
  vi.stubEnv('PAYLOAD_SECRET', 'one secret that is long enough for this');
  const sealed = encryptText('JBSWY3DP', mine);
  expect(sealed).not.toContain('JBSWY3DP');
  expect(encryptText('JBSWY3DP', mine)).not.toBe(sealed);
  expect(decryptText(sealed, mine)).toBe('JBSWY3DP');
  expect(decryptText(sealed, { ...mine, of: 8 })).toBeNull();
  expect(decryptText(sealed, { ...mine, purpose: 'another' })).toBeNull();
  expect(decryptText(`${sealed.slice(0, -2)}AA`, mine)).toBeNull();
  expect(decryptText('x', mine)).toBeNull();
  const hash = keyedHash('abcde-fghij', mine);
  expect(keyedHash('abcde-fghij', { ...mine, of: 8 })).not.toBe(hash);
  vi.stubEnv('PAYLOAD_SECRET', 'another secret that is long enough too');
  expect(decryptText(sealed, mine)).toBeNull();
  expect(keyedHash('abcde-fghij', mine)).not.toBe(hash);
  vi.unstubAllEnvs();
});
