import starlight from '@astrojs/starlight';
import { defineConfig } from 'astro/config';

/** Starlight as it comes; only the file names are those that the static server looks for. */
export default defineConfig({
  site: process.env.STARLIGHT_SITE,
  outDir: process.env.STARLIGHT_OUT_DIR,
  trailingSlash: 'never',
  build: { format: 'file' },
  integrations: [starlight({ title: 'Common Ground' })],
});
