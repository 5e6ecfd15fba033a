import type { APIRoute } from 'astro';
import { webManifest } from '../../rendering/webManifest.ts';
import { fileResponse } from '../../rendering/xml/fileResponse.ts';
import { staticFeeds } from '../../static-paths.ts';

export const getStaticPaths = staticFeeds;

export const GET: APIRoute = ({ locals: { locale } }) =>
  fileResponse(locale.isKnown ? JSON.stringify(webManifest(locale)) : null, 'application/manifest+json');
