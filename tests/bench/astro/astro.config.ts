import { fileURLToPath } from 'node:url';
import config from '../../../site/astro.config.ts';

const stated = fileURLToPath(new URL('./staticPathsWithKeys.ts', import.meta.url));

/** The site's configuration with its cache elsewhere and, on demand, Astro's incremental mode. */
export default {
  ...config,
  cacheDir: process.env.BENCH_ASTRO_CACHE,
  experimental: { incrementalBuild: process.env.BENCH_INCREMENTAL === '1' },
  vite: {
    ...config.vite,
    plugins: [
      ...(config.vite?.plugins ?? []),
      {
        name: 'static-paths-with-keys',
        enforce: 'pre',
        resolveId: (source: string, importer: string | undefined) =>
          source.endsWith('/static-paths.ts') && importer?.includes('/src/pages/') ? stated : null,
      },
    ],
  },
};
