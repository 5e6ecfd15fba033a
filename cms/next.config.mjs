import path from 'node:path';
import { withPayload } from '@payloadcms/next/withPayload';

/**
 * JavaScript, because Next would load its compiler to read TypeScript, a package of 98 MB that only builds need.
 * @type {import('next').NextConfig}
 */
const config = {
  // Puts the assets below /cms too, so that a gateway has to pass on only `/cms` and `/api`, and no path of the site.
  assetPrefix: '/cms',
  turbopack: { root: path.resolve(import.meta.dirname, '..') },
  transpilePackages: ['@common-ground/api', '@common-ground/site'],
  // Bundling would make two copies of Payload, one for pages and one for routes. Neither would recognise the errors of
  // the other, and forms would not show which field is wrong.
  serverExternalPackages: ['payload', '@payloadcms/db-postgres'],
  // `tsc` runs with the other checks; here it would only make the build slower.
  typescript: { ignoreBuildErrors: true },
  images: { unoptimized: true },
  poweredByHeader: false,
  // Sends the icon in the head from the beginning to every browser. Otherwise browsers request a default icon, which
  // does not exist.
  htmlLimitedBots: /.*/,
  devIndicators: false,
  // Readable code needs no source maps, and the server's code is loaded once, so it is not minified: both save a
  // quarter of the build's processor time. Writing the cache would take another third, and saves time only in repeated
  // builds, for which there is `npm run dev`.
  experimental: {
    turbopackSourceMaps: false,
    turbopackMinify: { server: false, client: true },
    turbopackFileSystemCacheForBuild: false,
  },
  redirects: async () => [
    { source: '/', destination: '/cms', permanent: false },
    // Payload's screens for passwords and addresses, for which the site has its own.
    { source: '/cms/forgot', destination: '/auth/forgot', permanent: false },
    { source: '/cms/reset/:token', destination: '/auth/forgot', permanent: false },
    { source: '/cms/users/verify/:token', destination: '/auth/login', permanent: false },
  ],
  headers: async () => [
    {
      source: '/cms/:path*',
      headers: [{ key: 'X-Robots-Tag', value: 'noindex, nofollow' }],
    },
  ],
};

export default withPayload(config);
