import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { onlyOwnHashes } from './onlyOwnHashes.ts';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const page = (hashes: string[], body: string) =>
  `<meta http-equiv="content-security-policy" content="default-src 'none'; script-src 'self' ${hashes.join(' ')}">${body}`;

it('keeps the hash of every script and style in the page, and no other', () => {
  const body = '<style>a{color:red}</style><script type="module">let a = 1 < 2;</script><p>text</p>';
  const own = [hash('a{color:red}'), hash('let a = 1 < 2;')];
  expect(onlyOwnHashes(page([...own, hash('elsewhere()'), hash('text')], body))).toBe(page(own, body));
});

it('leaves a page without a policy, and a policy without hashes, as they are', () => {
  expect(onlyOwnHashes('<script>a()</script>')).toBe('<script>a()</script>');
  expect(onlyOwnHashes(page(["'unsafe-hashes'"], '<p>'))).toBe(page(["'unsafe-hashes'"], '<p>'));
});
