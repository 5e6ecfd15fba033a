import { expect, it } from 'vitest';
import { hashOf } from './hashOf.ts';
import { joinScripts } from './joinScripts.ts';

const page = (hashes: string[], body: string) => `<meta content="script-src ${hashes.join(' ')}">${body}`;

it('makes one script of two neighbours, and the policy allows it', () => {
  const [first, second] = ['(()=>{a()})();\n', '{b()}'];
  const joined = '(()=>{a()})();{b()}';
  expect(
    joinScripts(page([hashOf(first), hashOf(second)], `<script>${first}</script><script>${second}</script>`)),
  ).toBe(page([hashOf(joined), hashOf(second)], `<script>${joined}</script>`));
});

it('leaves scripts that stand apart, and modules, which have a scope of their own', () => {
  for (const body of [
    '<script>a()</script><p></p><script>b()</script>',
    '<script type="module">a()</script><script>b()</script>',
  ])
    expect(joinScripts(page([], body))).toBe(page([], body));
});
