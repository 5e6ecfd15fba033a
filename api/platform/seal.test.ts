import { expect, it, vi } from 'vitest';
import { keyedHash, seal, unseal } from './seal.ts';

const mine = { purpose: 'a test', of: 7 };

it('opens for whom it was sealed alone, with the secret that it was sealed with', () => {
  vi.stubEnv('PAYLOAD_SECRET', 'one secret that is long enough for this');
  const sealed = seal('JBSWY3DP', mine);
  expect(sealed).not.toContain('JBSWY3DP');
  expect(seal('JBSWY3DP', mine)).not.toBe(sealed);
  expect(unseal(sealed, mine)).toBe('JBSWY3DP');
  expect(unseal(sealed, { ...mine, of: 8 })).toBeNull();
  expect(unseal(sealed, { ...mine, purpose: 'another' })).toBeNull();
  expect(unseal(`${sealed.slice(0, -2)}AA`, mine)).toBeNull();
  expect(unseal('x', mine)).toBeNull();
  const hash = keyedHash('abcde-fghij', mine);
  expect(keyedHash('abcde-fghij', { ...mine, of: 8 })).not.toBe(hash);
  vi.stubEnv('PAYLOAD_SECRET', 'another secret that is long enough too');
  expect(unseal(sealed, mine)).toBeNull();
  expect(keyedHash('abcde-fghij', mine)).not.toBe(hash);
  vi.unstubAllEnvs();
});
