import type { APIRoute } from 'astro';
import { SITEMAP_PATH } from '../filePaths.ts';
import { fileResponse } from '../rendering/xml/fileResponse.ts';

/** Everything for readers is for machines too; the CMS and the API behind the pages are not. */
export const GET: APIRoute = ({ locals }) =>
  fileResponse(
    `User-agent: *\nDisallow: /cms\nDisallow: /api\nAllow: /\n\nSitemap: ${locals.siteUrl}${SITEMAP_PATH}\n`,
    'text/plain',
  );
