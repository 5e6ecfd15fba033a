import { readFileSync } from 'node:fs';
import type { AstroIntegration } from 'astro';
import { minifySync } from 'vite';

/** Puts `first-paint.js` into every page's head. Injected scripts get their hash in the policy from Astro itself. */
export function firstPaint(): AstroIntegration {
  return {
    name: 'first-paint',
    hooks: {
      'astro:config:setup': ({ injectScript, addWatchFile }) => {
        const file = new URL('./first-paint.js', import.meta.url);
        addWatchFile(file);
        injectScript('head-inline', minifySync('first-paint.js', readFileSync(file, 'utf8')).code.trim());
      },
    },
  };
}
