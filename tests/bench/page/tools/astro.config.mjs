import starlight from '@astrojs/starlight';
import { defineConfig } from 'astro/config';

/** Starlight with its defaults. Only the file names differ: the gateway looks for these. */
export default defineConfig({
  site: process.env.STARLIGHT_SITE,
  outDir: process.env.STARLIGHT_OUT_DIR,
  trailingSlash: 'never',
  build: { format: 'file' },
  integrations: [starlight({ title: 'Common Ground' })],
});
