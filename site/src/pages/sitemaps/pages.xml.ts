import type { APIRoute } from 'astro';
import { xmlResponse } from '../../rendering/xml/fileResponse.ts';
import { pageAddresses } from '../../rendering/xml/pageAddresses.ts';
import { sitemap } from '../../rendering/xml/sitemap.ts';

export const GET: APIRoute = async ({ locals: { content, siteUrl } }) =>
  xmlResponse(sitemap((await pageAddresses(content)).map((path) => ({ url: siteUrl + encodeURI(path) }))));
