import type { ClientDirective } from 'astro';

const target: ClientDirective = (load, { value }) => {
  const start = async () => {
    if (location.hash !== `#${value}`) return;
    try {
      const hydrate = await load();
      removeEventListener('hashchange', start);
      await hydrate();
    } catch {
      // The connection may have failed. The next visit to this fragment tries again.
    }
  };
  addEventListener('hashchange', start);
  start();
};

export default target;
