import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ContentSource } from '@common-ground/api/contracts/publishing/contentSource.ts';
import { leanPage } from './src/rendering/adapter/leanPage.ts';
import { StyleSheets } from './src/rendering/adapter/StyleSheets.ts';
import { DEFAULT_SITE_URL } from './src/site-url.ts';

export * from './src/allPaths.ts';
export * from './src/canonicalPaths.ts';
export * from './src/filePaths.ts';
export * from './src/notFoundPaths.ts';
export * from './src/routes.ts';

/** A rendered page. Only a 200 may replace a file; the pages of `notFoundPath` are right with 404. */
export type RenderedPage = { status: number; html: string };

/** That a page of learning is looked at before it is published. */
export type PreviewOf = {
  /** Where the page of the path is shown; with `?module=` and its number a module's. Answers are sent there too. */
  address: string;
  /** What the page is, and what is to be known of it, in English. */
  title: string;
  text: string;
  /** Where one came from. */
  back: string;
  /** The path that the page of the path will have. */
  home: string;
};

export type Renderer = {
  /**
   * Renders one path of `routes.ts`. Holds nothing between calls, so any number may run at once. Rejects with the error
   * of the content source or the page when one fails.
   */
  render(path: string, content: ContentSource, preview?: PreviewOf): Promise<RenderedPage>;
  /** Scripts and other files that pages refer to, to be served as they stand (`/_astro/*`, `/favicon.svg`). */
  clientFolder: string;
};

export type RendererOptions = {
  /** Origin of the public site, such as `https://example.org`, for canonical and hreflang addresses. */
  siteUrl?: string;
  /** Where readers can write to those who run the site; without one the pages say that there is none. */
  contactEmail?: string | undefined;
};

const BUILT_SITE = resolve(import.meta.dirname, 'dist');

/** Loads the site that `astro build` wrote to `distFolder` (default: `site/dist`). */
export async function loadRenderer(distFolder = BUILT_SITE, options: RendererOptions = {}): Promise<Renderer> {
  const { app } = await loadApp(distFolder);
  const siteUrl = (options.siteUrl ?? DEFAULT_SITE_URL).replace(/\/+$/, '');
  const { contactEmail } = options;
  const clientFolder = join(distFolder, 'client');
  const sheets = new StyleSheets((address) => readFileSync(join(clientFolder, address), 'utf8'));
  return {
    clientFolder,
    async render(path, content, preview) {
      const request = new Request(new URL(path, siteUrl));
      const failures: unknown[] = [];
      const onFailure = (error: unknown) => failures.push(error);
      const response = await app.render(request, { locals: { content, siteUrl, contactEmail, onFailure, preview } });
      if (failures.length > 0) throw failures[0];
      return { status: response.status, html: leanPage(await response.text(), sheets) };
    },
  };
}

type BuiltSite = {
  app: { render(request: Request, options: { locals: object }): Promise<Response> };
};

async function loadApp(distFolder: string): Promise<BuiltSite> {
  const entry = join(resolve(distFolder), 'server', 'entry.mjs');
  try {
    return await import(pathToFileURL(entry).href);
  } catch (cause) {
    throw new Error(`The built site could not be loaded from ${entry}. Build it with "pnpm --filter site build".`, {
      cause,
    });
  }
}
