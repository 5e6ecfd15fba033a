import { expect, it } from 'vitest';
import { leanIslands } from './leanIslands.ts';

const OPTIONS = '{&quot;name&quot;:&quot;Box&quot;,&quot;value&quot;:&quot;user&quot;}';
const island = `<astro-island uid="Z2ccu2S" prefix="r3" component-url="/a.js" component-export="default" props="{&quot;name&quot;:[0,&quot;a&quot;]}" ssr client="intent" opts="${OPTIONS}" await-children>`;

it('leaves what the runtime reads: the props, a name among them, and the value of the directive', () => {
  expect(leanIslands(`${island}<b>x</b><!--astro:end--></astro-island>`)).toBe(
    '<astro-island prefix="r3" component-url="/a.js" props="{&quot;name&quot;:[0,&quot;a&quot;]}" ssr client="intent" opts="{&quot;value&quot;:&quot;user&quot;}"><b>x</b></astro-island>',
  );
});

it('leaves the rest of a page as it is', () => {
  const page = '<p uid="1" await-children>uid="2" <!--astro:end--></p>';
  expect(leanIslands(page)).toBe(page);
});
