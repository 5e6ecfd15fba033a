import type { ClientDirective } from 'astro';

/** Until then a page runs without any external script. */
const SIGNS = ['pointerenter', 'focusin', 'keydown'];

/** A value names what first-paint.js notes in the head: the island is then wanted at once. */
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
  for (const sign of SIGNS) island.addEventListener(sign, start, true);
  const { dataset } = document.documentElement;
  if (value === 'now' || String(value) in dataset || island.matches(':focus-within')) start();
};

export default intent;
