// What an `<astro-island>` does in the browser, in place of Astro's own runtime, which is 1.2 kB larger and stands in every
// page. Left out: props other than JSON, slots, exports that have a name, islands within islands, view transitions.
// Plain JavaScript and short.
customElements.define(
  'astro-island',
  class extends HTMLElement {
    connectedCallback() {
      const get = (name) => this.getAttribute(name);
      const client = get('client');
      const load = async () => {
        const [component, renderer] = await Promise.all([import(get('component-url')), import(get('renderer-url'))]);
        const props = revive([0, JSON.parse(get('props'))]);
        return () => renderer.default(this)(component.default, props, {}, { client });
      };
      // Not before the island stands whole.
      const start = () => Astro[client](load, JSON.parse(get('opts')), this);
      if (document.readyState === 'loading') addEventListener('DOMContentLoaded', start);
      else start();
    }
  },
);

/** Astro writes a value as its type and itself: 0 for JSON, 1 for a list. */
function revive([type, value]) {
  if (type > 1) throw TypeError('No JSON');
  if (type) return value.map(revive);
  if (Object(value) !== value) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, revive(inner)]));
}
