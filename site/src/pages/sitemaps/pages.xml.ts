import type { APIRoute } from 'astro';
import { xmlResponse } from '../../xml/fileResponse.ts';
import { pageAddresses } from '../../xml/pageAddresses.ts';
import { sitemap } from '../../xml/sitemap.ts';

export const GET: APIRoute = async ({ locals: { content, siteUrl } }) =>
  xmlResponse(sitemap((await pageAddresses(content)).map((path) => ({ url: siteUrl + path }))));
