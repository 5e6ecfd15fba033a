import { type ComponentType, createElement } from 'react';
import { renderToString } from 'react-dom/server';

type Props = Record<string, unknown>;

/** Number of components that a page has drawn, by Astro's result for the page. */
const counts = new WeakMap<object, number>();

/**
 * Draws components of React in the place of `@astrojs/react` (see `slimIslands.ts`), which draws each one twice, through
 * streams: the first time only to see whether it is a component of React.
 */
export default {
  name: '@astrojs/react',
  /** A string is the name of an element, such as a shape of an icon: Astro writes it by itself. */
  check: (Component: unknown) => typeof Component !== 'string',
  renderToStaticMarkup(this: { result: object }, Island: ComponentType<Props>, props: Props, slots: object) {
    if (Object.keys(slots).length > 0) throw new Error('drawIsland.ts: an island takes properties, no children');
    const count = counts.get(this.result) ?? 0;
    counts.set(this.result, count + 1);
    const prefix = `r${count}`;
    return { html: renderToString(createElement(Island, props), { identifierPrefix: prefix }), attrs: { prefix } };
  },
};
