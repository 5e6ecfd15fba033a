import starlight from '@astrojs/starlight';
import { defineConfig } from 'astro/config';

/** Starlight with its defaults, except for the names of files, by which the gateway finds pages. */
export default defineConfig({
  site: process.env.STARLIGHT_SITE,
  outDir: process.env.STARLIGHT_OUT_DIR,
  trailingSlash: 'never',
  build: { format: 'file' },
  integrations: [starlight({ title: 'Common Ground' })],
});
