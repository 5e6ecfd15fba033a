import react from '@astrojs/react';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'astro/config';
import { directives } from './src/islands/directives.integration.ts';
import { slimIslands } from './src/islands/slimIslands.ts';
import { rendererAdapter, selfContainedBuild, withoutStaticPaths } from './src/rendering/adapter/adapter.ts';
import { cspOptions } from './src/rendering/adapter/csp.ts';
import { offlineFiles } from './src/rendering/offline-files/offlineFiles.ts';
import { pageRoutes } from './src/rendering/pageRoutes.ts';
import { leanCalls } from './src/session/leanCalls.ts';
import { firstPaint } from './src/shell/first-paint/integration.ts';
import { workerBuild } from './src/shell/offline/worker/workerBuild.ts';

/** `ASTRO_STATIC=1` writes every page with `astro build`; the renderer is compared with that, byte for byte. */
const isStatic = process.env.ASTRO_STATIC === '1';

/** What several scripts share, in few files: each is a request before anything happens. */
const SHARED = [
  {
    // What the script of every page brings; whoever loads an island has that, or soon will.
    name: 'shared',
    test: /site\/src\/(analytics\/|session\/(session|storage|drafts|resumed|is|push\/keptPush|offline\/(caches|is|ownQueue|queueSign|saved\/savedSign))|styles\/|routes|components\/(focus|toaster\/(say|show|kept)))|contracts\/(limits|calls|client|compositionKeys|product|wording\/(plural|inLanguage))|node_modules\/nanostores\/|preload-helper/,
  },
  {
    name: 'react',
    test: /node_modules\/(react|react-dom|scheduler|lucide-react|@nanostores\/react)\/|rolldown\/runtime|site\/src\/(islands\/(use|create)|components\/(task\/useBusy|text\/Text))|contracts\/cutText/,
  },
  // What toasts, hints and tabs have in common; what draws hints; what draws and writes toasts.
  {
    name: 'radix',
    test: /node_modules\/@radix-ui\/(primitive|react-(?!toast|tooltip|tabs|popper|arrow|collection|roving|direction))/,
  },
  { name: 'hints', test: /components\/tooltip\// },
  { name: 'toasts', test: /components\/toaster\/(present|stage|write)|wording\/toasts/ },
  // What the server says, in every language.
  { name: 'messages', test: /site\/src\/session\/serverMessage/ },
  // What was read from it, for whoever is signed in.
  { name: 'reads', test: /site\/src\/session\/(reads|ownSet|offline\/(queuedInputs|sendOrQueue))/ },
  {
    // What everything brings in which something can be written.
    name: 'form',
    test: /site\/src\/(components\/(form\/(?!Dialog|Select|TextArea|SendFailed|DraftNote)|needs-connection)|session\/offline\/useOnline|screens\/accounts\/(failureOf|leaveFor|refusalOf|checkReg))/,
  },
  // The forms of accounts.
  { name: 'accounts', test: /site\/src\/screens\/accounts\/\w+\.tsx?$/, minShareCount: 2 },
  // What keeps and watches pages.
  { name: 'kept', test: /site\/src\/screens\/(watchlist|bookmarks)\/\w+\.tsx?$/, minShareCount: 2 },
  // The rest of what screens of those who are signed in have in common.
  {
    name: 'parts',
    test: /site\/src\/(components\/(form|task|text|late-part|load-failed)|session\/(useDraft|useResumed))|contracts\/(encyclopedia\/fields|accounts\/roles|contributions\/workflow)|wording\/(contributions\/form|form)\/index/,
  },
];

export default defineConfig({
  output: isStatic ? 'static' : 'server',
  ...(isStatic ? {} : { adapter: rendererAdapter() }),
  outDir: process.env.ASTRO_OUT_DIR ?? './dist',
  trailingSlash: 'never',
  // Files as `condition/1.html`: the names that `fileFor` gives and that the web server looks for.
  build: { format: 'file', inlineStylesheets: 'never' },
  // Pages answer GET only and take no forms, so there is no origin to check.
  security: { checkOrigin: false, csp: cspOptions },
  // No Markdown files here; the highlighter would only bring inline styles that the policy forbids.
  markdown: { syntaxHighlight: false },
  devToolbar: { enabled: false },
  // CMS images are sized once, by the CMS; nothing here needs an image service at run time.
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
    // Layout's script is a file of its own, loaded when it is wanted (first-paint/later.js); undefined: as usual.
    build: { assetsInlineLimit: (file) => (file.includes('Layout.astro') ? false : undefined) },
    environments: { client: { build: { rolldownOptions: { output: { codeSplitting: { groups: SHARED } } } } } },
    server: { proxy: developmentProxy() },
  },
});

/** `astro dev` serves pages only; the API and the CMS, with its reloading, are passed on to their own processes. */
function developmentProxy() {
  const { API_URL, CMS_ORIGIN } = process.env;
  return {
    ...(API_URL ? { '/api': API_URL, '/films': API_URL } : {}),
    ...(CMS_ORIGIN ? { '^/(cms|_next)(/|$)': { target: CMS_ORIGIN, ws: true, xfwd: true } } : {}),
  };
}
