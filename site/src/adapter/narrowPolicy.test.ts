import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { narrowPolicy } from './narrowPolicy.ts';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

it('keeps the hashes of what a page has, drops the others and adds none', () => {
  const body = '<style>a{}</style><script type="module">\nrun("$&")\n</script><script>unknown()</script>';
  const page = (scripts: string[], styles: string[]) =>
    `<meta http-equiv="content-security-policy" content="${["default-src 'none';script-src 'self'", ...scripts].join(' ')}; ${["style-src 'self'", ...styles].join(' ')};">${body}`;
  const listed = page([hash('\nrun("$&")\n'), hash('elsewhere()')], [hash('b{}'), hash('a{}')]);
  expect(narrowPolicy(listed)).toBe(page([hash('\nrun("$&")\n')], [hash('a{}')]));
});

it('leaves a page without a policy as it is', () => {
  expect(narrowPolicy("<p>'sha256-x'</p>")).toBe("<p>'sha256-x'</p>");
});
