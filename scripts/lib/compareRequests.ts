export type ServerRequest = {
  path: string;
  method?: string;
  headers?: Record<string, string>;
  /** Whether a web server may refuse the request with 400 itself. */
  mayBeRefused?: boolean;
};

const ENCODINGS = ['identity', 'gzip', 'br'];
/** Addresses of every kind besides pages: files, mistyped and missing ones, and those of other programs. */
const OTHERS = [
  ...['/robots.txt', '/sitemap.xml', '/favicon.svg', '/manifest.webmanifest', '/feed.xml', '/es/feed.xml', '/sw.js'],
  ...['/offline-files.json', '/search/en/conditions.json', '/search/en/names.json', '/search/en/pages.json'],
  ...['/?search=pain', '/es?search=dolor', '/?category=1', '/?x=1&category=2', '/?%73earch=pain', '/?utm_source=a'],
  ...['/auth/reset', '/es/receipt', '/mail-off', '/auth/verify', '/auth/login', '/profile', '/history?id=1'],
  ...[
    '/en',
    '/en/',
    '/ES',
    '/es/',
    '/es/?search=x',
    '//',
    '//condition/1',
    '/condition//1',
    '/Condition/1',
    '/condition/1/',
  ],
  ...[
    '/CONDITION/1/',
    '/EN/condition/1?from=a%20b',
    '/%63ondition/1',
    '/condition/%31',
    '/favicon.svg/',
    '/Favicon.SVG',
  ],
  ...['/index', '/index.html', '/es.html', '/condition/1.html', '/404', '/404.html', '/es/404', '/condition/0'],
  ...[
    '/nowhere',
    '/es/nada',
    '/xx/nowhere',
    '/condition/999999',
    '/es/condition/999999',
    '/condition',
    '/_astro',
    '/search',
  ],
  ...[
    '/_astro/',
    '/_Astro/x.js',
    '/.hidden',
    '/.well-known/change-password',
    '/.well-known/security.txt',
    '/..%2fsecrets.json',
  ],
  ...[
    '/condition/..%2f..%2f..%2fsecrets.json',
    '/secret.txt%00.html',
    '/%5c%5cevil.example/',
    '/%2F%2Fevil.example',
    '/a%0d%0ab',
  ],
  ...[
    '/api',
    '/api/conditions?limit=1',
    '/api/conditions/1',
    '/api/nowhere',
    '/api/openapi.json',
    '/offline-pages.json?path=/',
  ],
  ...['/cms', '/cms/login', '/cms/api/users', '/cms/api/public/conditions', '/films/none.mp4', `/${'a'.repeat(3000)}`],
];
const HEADS = ['/', '/condition/1', '/nowhere', '/sw.js', '/favicon.svg', '/api/conditions/1'];
const REFUSED = ['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'];

/** Lists requests: each page of the site map, the encodings in turn, other addresses, and the files of a page. */
export async function listRequests(read: (path: string) => Promise<string>): Promise<ServerRequest[]> {
  const toPaths = (xml: string) =>
    [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
  const maps = toPaths(await read('/sitemap.xml'));
  const pages = (await Promise.all(maps.map(read))).flatMap(toPaths);
  const home = await read('/condition/1');
  const assets = [...home.matchAll(/\/_astro\/[\w.~-]+/g)].map(([path]) => path);
  const manifest: { parts: { folder: string }[] } = JSON.parse(await read('/search/en/pages.json'));
  const index = manifest.parts.map(({ folder }) => `/search/en/${folder}/pagefind-entry.json`);
  const encoded = (paths: string[]): ServerRequest[] =>
    paths.flatMap((path) =>
      ENCODINGS.map((encoding) => ({
        path,
        headers: { 'accept-encoding': encoding },
        // Paths that leave the root, and escaped control characters.
        mayBeRefused: /\.\.%2f|%0/i.test(path),
      })),
    );
  return [
    ...[...maps, ...pages].map((path, place) => ({
      path,
      headers: { 'accept-encoding': ENCODINGS[place % ENCODINGS.length] ?? '' },
    })),
    ...encoded([...new Set([...OTHERS, ...assets, ...index])]),
    ...encoded(HEADS).map((request) => ({ ...request, method: 'HEAD' })),
    ...REFUSED.flatMap((method) => ['/', '/condition/1', '/nowhere'].map((path) => ({ path, method }))),
    ...['br;q=0, gzip', 'gzip, deflate', 'deflate'].map((encoding) => ({
      path: '/condition/1',
      headers: { 'accept-encoding': encoding },
    })),
    { path: '/condition/1', headers: { range: 'bytes=0-99' } },
    { path: '/condition/1', headers: { 'if-none-match': '*' } },
    { path: '/condition/1', headers: { 'if-none-match': '"other"' } },
    { path: '/condition/1', headers: { 'if-modified-since': 'Fri, 01 Jan 2100 00:00:00 GMT' } },
  ];
}
