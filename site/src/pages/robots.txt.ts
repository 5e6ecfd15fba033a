import type { APIRoute } from 'astro';
import { SITEMAP_PATH } from '../filePaths.ts';
import { fileResponse } from '../rendering/xml/fileResponse.ts';

export const GET: APIRoute = ({ locals }) =>
  fileResponse(
    `User-agent: *\nDisallow: /cms\nDisallow: /api\nAllow: /\n\nSitemap: ${locals.siteUrl}${SITEMAP_PATH}\n`,
    'text/plain',
  );
