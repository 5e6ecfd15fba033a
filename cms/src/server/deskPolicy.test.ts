import { expect, it } from 'vitest';
import { deskPolicy } from './deskPolicy.ts';

it('allows scripts by a fresh nonce only, and forbids eval, other hosts and framing', () => {
  const policy = deskPolicy();
  expect(policy).toMatch(/script-src 'nonce-[\w+/]{22}==' 'strict-dynamic'(;|$)/);
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toMatch(/unsafe-eval|https?:|\*/);
  expect(policy.split('; ').filter((part) => part.includes('unsafe-inline'))).toEqual([
    "style-src 'self' 'unsafe-inline'",
  ]);
  expect(deskPolicy()).not.toBe(policy);
});
