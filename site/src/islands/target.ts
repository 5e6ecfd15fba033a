import type { ClientDirective } from 'astro';

/** The value is what the address has to end with: the name of the place that the island fills. */
const target: ClientDirective = (load, { value }) => {
  const start = async () => {
    if (location.hash !== `#${value}`) return;
    try {
      const hydrate = await load();
      removeEventListener('hashchange', start);
      await hydrate();
    } catch {
      // The line is down. Coming here again tries again.
    }
  };
  addEventListener('hashchange', start);
  start();
};

export default target;
