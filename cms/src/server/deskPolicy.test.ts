import { expect, it } from 'vitest';
import { deskPolicy } from './deskPolicy.ts';

it('lets no script run but by the number of its own answer, none be made from text, and nobody frame the desk', () => {
  const policy = deskPolicy();
  expect(policy).toMatch(/script-src 'nonce-[\w+/]{22}==' 'strict-dynamic'(;|$)/);
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toMatch(/unsafe-eval|https?:|\*/);
  expect(policy.split('; ').filter((part) => part.includes('unsafe-inline'))).toEqual([
    "style-src 'self' 'unsafe-inline'",
  ]);
  expect(deskPolicy()).not.toBe(policy);
});
