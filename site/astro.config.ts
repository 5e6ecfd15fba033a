import react from '@astrojs/react';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'astro/config';
import { directives } from './src/islands/directives.integration.ts';
import { slimIslands } from './src/islands/slimIslands.ts';
import { rendererAdapter, selfContainedBuild, withoutStaticPaths } from './src/rendering/adapter/adapter.ts';
import { cspOptions } from './src/rendering/adapter/csp.ts';
import { offlineFiles } from './src/rendering/offline-files/offlineFiles.ts';
import { pageRoutes } from './src/rendering/pageRoutes.ts';
import { SCRIPT_CHUNKS } from './src/rendering/scriptChunks.ts';
import { leanCalls } from './src/session/leanCalls.ts';
import { firstPaint } from './src/shell/first-paint/integration.ts';
import { workerBuild } from './src/shell/offline/worker/workerBuild.ts';

/** Whether `astro build` writes every page itself. Tests compare the renderer with these pages byte for byte. */
const isStatic = process.env.ASTRO_STATIC === '1';

export default defineConfig({
  output: isStatic ? 'static' : 'server',
  ...(isStatic ? {} : { adapter: rendererAdapter() }),
  outDir: process.env.ASTRO_OUT_DIR ?? './dist',
  trailingSlash: 'never',
  // Writes files such as `condition/1.html`, the names that `fileFor` returns and the web server looks up.
  build: { format: 'file', inlineStylesheets: 'never' },
  // Pages answer GET only and accept no forms, so there is no origin to check.
  security: { checkOrigin: false, csp: cspOptions },
  // The site has no Markdown files, and the highlighter would add inline styles that the policy forbids.
  markdown: { syntaxHighlight: false },
  devToolbar: { enabled: false },
  // The CMS resizes its images once, so no image service is needed at run time.
  image: { service: { entrypoint: 'astro/assets/services/noop' } },
  integrations: [react(), firstPaint(), directives(), pageRoutes(), workerBuild()],
  server: { host: '127.0.0.1' },
  vite: {
    plugins: [
      leanCalls(),
      tailwindcss(),
      selfContainedBuild(),
      slimIslands(),
      offlineFiles(),
      ...(isStatic ? [] : [withoutStaticPaths()]),
    ],
    // Keeps the script of Layout a separate file, which first-paint/later.js loads on demand. `undefined` is the
    // default.
    build: { assetsInlineLimit: (file) => (file.includes('Layout.astro') ? false : undefined) },
    environments: { client: { build: { rolldownOptions: { output: { codeSplitting: { groups: SCRIPT_CHUNKS } } } } } },
    server: { proxy: developmentProxy() },
  },
});

/** Returns proxy rules for the API and the CMS (its reloading included), because `astro dev` serves pages only. */
function developmentProxy() {
  const { API_URL, CMS_ORIGIN } = process.env;
  return {
    ...(API_URL ? { '/api': API_URL, '/films': API_URL } : {}),
    ...(CMS_ORIGIN ? { '^/(cms|_next)(/|$)': { target: CMS_ORIGIN, ws: true, xfwd: true } } : {}),
  };
}
