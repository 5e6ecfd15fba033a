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

/** Whether `astro build` writes every page itself. Tests compare the renderer with these pages byte for byte. */
const isStatic = process.env.ASTRO_STATIC === '1';

/** Chunks of code that several scripts share. They are few, because each one costs a request. */
const SHARED = [
  {
    // Code in the script of every page. A reader who loads an island has that script already or will soon.
    name: 'shared',
    test: /site\/src\/(analytics\/|session\/(session|storage|drafts|resumed|hasNo|push\/keptPush|offline\/(caches|is|ownQueue|queueSign|saved\/savedSign))|styles\/|routes|components\/(focus|toaster\/(show|kept)))|contracts\/(limits|calls|client|compositionKeys|product|wording\/(plural|inLanguage))|node_modules\/nanostores\/|preload-helper/,
  },
  {
    name: 'react',
    test: /node_modules\/(react|react-dom|scheduler|lucide-react|@nanostores\/react)\/|rolldown\/runtime|site\/src\/(islands\/(use|create)|components\/(task\/useBusy|text\/Text))|contracts\/cutText/,
  },
  // `radix` is shared by toasts, tooltips and tabs.
  {
    name: 'radix',
    test: /node_modules\/@radix-ui\/(primitive|react-(?!toast|tooltip|tabs|popper|arrow|collection|roving|direction))/,
  },
  { name: 'hints', test: /components\/tooltip\// },
  { name: 'toasts', test: /components\/toaster\/(present|stage|write)|wording\/(\w+\/)?toasts/ },
  { name: 'messages', test: /site\/src\/session\/readServerMessage/ },
  {
    name: 'reads',
    test: /site\/src\/(session\/(reads|ownSet|offline\/(QueuedKind|sendOrQueue))|screens\/forum\/queued)/,
  },
  {
    name: 'form',
    test: /site\/src\/(components\/(form\/(?!Dialog|Select|TextArea|SendFailed|DraftNote)|needs-connection)|session\/offline\/useOnline|screens\/accounts\/(failureOf|replacePage|refusalOf|checkReg))/,
  },
  { name: 'accounts', test: /site\/src\/screens\/accounts\/\w+\.tsx?$/, minShareCount: 2 },
  {
    name: 'kept',
    test: /site\/src\/(screens\/(watchlist|bookmarks)|components\/toggle)\/\w+\.tsx?$/,
    minShareCount: 2,
  },
  {
    name: 'parts',
    test: /site\/src\/(components\/(form|task|text|late-part|load-failed)|session\/(useDraft|useResumed))|contracts\/(encyclopedia\/fields|accounts\/roles|contributions\/workflow)|wording\/(contributionsForm|form)\.ts/,
  },
];

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
    environments: { client: { build: { rolldownOptions: { output: { codeSplitting: { groups: SHARED } } } } } },
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
