// Runtime of `<astro-island>`, 1.2 kB smaller than Astro's. Supports only props in JSON: no slots, named exports,
// nested islands or view transitions. Plain JavaScript and short, because every page contains it.
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
      // Waits until the island has been parsed completely.
      const start = () => Astro[client](load, JSON.parse(get('opts')), this);
      if (document.readyState === 'loading') addEventListener('DOMContentLoaded', start);
      else start();
    }
  },
);

/** Decodes a value that Astro writes with its type: 0 for JSON, 1 for a list. */
function revive([type, value]) {
  if (type > 1) throw TypeError('No JSON');
  if (type) return value.map(revive);
  if (Object(value) !== value) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, revive(inner)]));
}
