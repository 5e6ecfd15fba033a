import { readFileSync } from 'node:fs';
import type { AstroIntegration } from 'astro';
import { minifySync } from 'vite';

const FILES = ['./first-paint.js', './later.js', './analytics.js'];

/** Adds these files to the head of every page, as one inline script whose hash Astro adds to the policy. */
export function firstPaint(): AstroIntegration {
  return {
    name: 'first-paint',
    hooks: {
      'astro:config:setup': ({ injectScript, addWatchFile }) => {
        const files = FILES.map((file) => new URL(file, import.meta.url));
        for (const file of files) addWatchFile(file);
        const code = files.map((file) => readFileSync(file, 'utf8')).join('\n');
        injectScript('head-inline', minifySync('first-paint.js', code).code.trim());
      },
    },
  };
}
