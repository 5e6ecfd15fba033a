import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ContentSource } from '@common-ground/api/contracts/publishing/contentSource.ts';
import { reducePage } from './src/rendering/adapter/reducePage.ts';
import { StyleSheets } from './src/rendering/adapter/StyleSheets.ts';
import { DEFAULT_SITE_URL } from './src/site-url.ts';

export * from './src/allPaths.ts';
export * from './src/canonicalPaths.ts';
export { card as cardLook, cardTint } from './src/components/condition-card/looks.ts';
export * from './src/filePaths.ts';
export * from './src/notFoundPaths.ts';
export { parsePath } from './src/parsePath.ts';
export * from './src/routes.ts';
export { PLAIN_RESULTS } from './src/screens/search/plainResultsPlace.ts';

/** A rendered page. It may replace a file when `status` is 200, or 404 for a page of `notFoundPath`. */
export type RenderedPage = { status: number; html: string };

/** Data that a preview of a learning path or module adds to its page. */
export type PreviewNotice = {
  /**
   * Address of the path's preview; `?module=` and an id select a module. Answers to quiz questions are sent there too.
   */
  address: string;
  /** Title and text of the notice for staff, in English. */
  title: string;
  text: string;
  back: string;
  /** Path that the learning path's page will have. */
  home: string;
};

export type Renderer = {
  /** Renders a path of `routes.ts`. Rejects with the error of the content or the page. Calls may run concurrently. */
  render(path: string, content: ContentSource, preview?: PreviewNotice): Promise<RenderedPage>;
  /** Folder of scripts and other files that pages refer to, served unchanged (`/_astro/*`, `/favicon.svg`). */
  clientFolder: string;
};

export type RendererOptions = {
  /** Origin of the public site, such as `https://example.org`, for canonical and hreflang addresses. */
  siteUrl?: string;
  /** Email address of the people who run the site. When it is missing, pages say that there is no contact address. */
  contactEmail?: string | undefined;
};

const BUILT_SITE = resolve(import.meta.dirname, 'dist');

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
      return { status: response.status, html: reducePage(await response.text(), sheets) };
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
