import type { APIRoute } from 'astro';
import { fileResponse } from '../rendering/xml/fileResponse.ts';
import { SITEMAP_PATH } from '../routes.ts';

/** Everything for readers is for machines too; the CMS and the API behind the pages are not. */
export const GET: APIRoute = ({ locals }) =>
  fileResponse(
    `User-agent: *\nDisallow: /cms\nDisallow: /api\nAllow: /\n\nSitemap: ${locals.siteUrl}${SITEMAP_PATH}\n`,
    'text/plain',
  );
