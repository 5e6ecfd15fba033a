import type { ClientDirective } from 'astro';

/** Until then a page runs without any external script. */
const SIGNS = ['pointerenter', 'focusin', 'keydown'];

const intent: ClientDirective = async (load, { value }, island) => {
  let isWanted = false;
  const start = async () => {
    if (isWanted) return;
    isWanted = true;
    try {
      await (await load())();
    } catch {
      // The line is down. What the server drew goes on working, and the next touch tries again.
      isWanted = false;
    }
  };
  if (value !== 'search') for (const sign of SIGNS) island.addEventListener(sign, start, true);
  // Set in the head by first-paint.js, which knows what counts as a search.
  if (value === 'search' ? 'searching' in document.documentElement.dataset : island.matches(':focus-within')) start();
};

export default intent;
