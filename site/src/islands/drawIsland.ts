import { type ComponentType, createElement } from 'react';
import { renderToString } from 'react-dom/server';

type Props = Record<string, unknown>;

/** `drawnWithout` names properties that only the browser reads: what the server draws is the same whatever they are. */
type Island = ComponentType<Props> & { drawnWithout?: readonly string[] };

/** Most islands stand on every page of a language, with the same properties. */
const drawn = new WeakMap<object, Map<string, string>>();
const MOST_KEPT = 500;
/** How many islands a page has so far. */
const counts = new WeakMap<object, number>();

/**
 * Draws islands in Astro's place (see `slimIslands.ts`): each once for the same properties, at once and whole. Astro's own
 * way draws every island of every page twice, through streams. What the server draws follows from the properties alone.
 */
export default {
  name: '@astrojs/react',
  supportsAstroStaticSlot: true,
  check: async () => true,
  async renderToStaticMarkup(this: { result: object }, Island: Island, props: Props, slots: object) {
    if (Object.keys(slots).length > 0) throw new Error('drawIsland.ts: an island takes properties, no children');
    const count = counts.get(this.result) ?? 0;
    counts.set(this.result, count + 1);
    const prefix = `r${count}`;
    const { class: _, ...own } = props;
    return { html: draw(Island, own, prefix), attrs: { prefix } };
  },
};

function draw(Island: Island, props: Props, prefix: string): string {
  const kept = drawn.get(Island) ?? new Map<string, string>();
  drawn.set(Island, kept);
  const { drawnWithout } = Island;
  const key =
    prefix + JSON.stringify(props, drawnWithout && ((name, value) => (drawnWithout.includes(name) ? 0 : value)));
  const before = kept.get(key);
  if (before !== undefined) return before;
  const html = renderToString(createElement(Island, props), { identifierPrefix: prefix });
  if (kept.size >= MOST_KEPT) kept.clear();
  kept.set(key, html);
  return html;
}
