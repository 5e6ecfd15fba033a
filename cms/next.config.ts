import path from 'node:path';
import { withPayload } from '@payloadcms/next/withPayload';
import type { NextConfig } from 'next';

const config: NextConfig = {
  // Its assets stand below /cms too, so that a gateway passes on that one path and `/api`, and nothing of the site's.
  assetPrefix: '/cms',
  turbopack: { root: path.resolve(import.meta.dirname, '..') },
  transpilePackages: ['@common-ground/api', '@common-ground/site'],
  // Bundled, there would be two copies of Payload, one for pages and one for routes. Errors thrown in one are not
  // known in the other, and a form would not say which field is wrong.
  serverExternalPackages: ['payload', '@payloadcms/db-postgres'],
  // `tsc` runs with the other checks; here it would only make the build slower.
  typescript: { ignoreBuildErrors: true },
  images: { unoptimized: true },
  poweredByHeader: false,
  // For everybody the icon is in the head from the beginning, or browsers ask for one of their own that is not there.
  htmlLimitedBots: /.*/,
  devIndicators: false,
  // Readable code needs no maps, and the server's is loaded once: together a quarter of the build's processor time. Writing
  // the cache is another third of it, which only whoever builds again and again gets back; and they have `npm run dev`.
  experimental: {
    turbopackSourceMaps: false,
    turbopackMinify: { server: false, client: true },
    turbopackFileSystemCacheForBuild: false,
  },
  redirects: async () => [{ source: '/', destination: '/cms', permanent: false }],
  headers: async () => [
    {
      source: '/cms/:path*',
      headers: [{ key: 'X-Robots-Tag', value: 'noindex, nofollow' }],
    },
  ],
};

export default withPayload(config);
