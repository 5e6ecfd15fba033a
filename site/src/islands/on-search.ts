import type { ClientDirective } from 'astro';

/** Without a search in the address home stays a page without any external script. */
const onSearch: ClientDirective = async (load) => {
  // Set in the head by first-paint.js, which knows what counts as a search.
  if (!('searching' in document.documentElement.dataset)) return;
  const hydrate = await load();
  await hydrate();
};

export default onSearch;
