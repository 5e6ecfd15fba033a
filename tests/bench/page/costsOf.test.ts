import { brotliCompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { costsOf } from './costsOf.ts';

const page = (main: string) =>
  brotliCompressSync(
    `<html><meta http-equiv="content-security-policy" content="default-src"><style>a{}</style><script>1</script>
     <header class="site-header border-b"><svg></svg></header><main id="content">${main}</main><footer>end</footer></html>`,
  );

it('says of each part by how much the page is smaller without it', () => {
  const text = Array.from({ length: 200 }, (_, place) => (place * 7919).toString(36)).join(' ');
  const costs = Object.fromEntries(costsOf(page(text)).map((part) => [part.name, part]));
  expect(Object.keys(costs)).toEqual(['style sheet', 'scripts', 'icons', 'policy', 'header', 'main part', 'footer']);
  expect(costs['main part']?.plainBytes).toBe(`<main id="content">${text}</main>`.length);
  expect(costs['main part']?.bytes).toBeGreaterThan(300);
  expect(costs.footer?.bytes).toBeLessThan(50);
});

it('fails rather than say that a part costs nothing because it is written otherwise', () => {
  const other = brotliCompressSync('<html><main>text</main></html>');
  expect(() => costsOf(other)).toThrow('The page has no style sheet');
});
