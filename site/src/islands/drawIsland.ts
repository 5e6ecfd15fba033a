import { type ComponentType, createElement } from 'react';
import { renderToString } from 'react-dom/server';

type Props = Record<string, unknown>;

/** Number of components rendered so far on a page. The key is Astro's result for the page. */
const counts = new WeakMap<object, number>();

/** Renders React components in place of `@astrojs/react`, which renders each one twice (see `slimIslands.ts`). */
export default {
  name: '@astrojs/react',
  /** Leaves strings to Astro: they are names of elements, such as the shapes of an icon. */
  check: (Component: unknown) => typeof Component !== 'string',
  renderToStaticMarkup(this: { result: object }, Island: ComponentType<Props>, props: Props, slots: object) {
    if (Object.keys(slots).length > 0) throw new Error('drawIsland.ts: an island accepts props but no children');
    const count = counts.get(this.result) ?? 0;
    counts.set(this.result, count + 1);
    const prefix = `r${count}`;
    return { html: renderToString(createElement(Island, props), { identifierPrefix: prefix }), attrs: { prefix } };
  },
};
