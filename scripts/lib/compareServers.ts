import http from 'node:http';
import https from 'node:https';
import { isDeepStrictEqual } from 'node:util';
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { listRequests, type ServerRequest } from './compareRequests.ts';

type Answer = { status: number; headers: Record<string, string>; body: string; etag: string | undefined };
type Servers = { web: string; front: string; hasBrotli: boolean };

/** Headers of the connection, of the program, of one request, and of a body that each server compresses in its own way. */
const OWN = [
  'date',
  'server',
  'via',
  'alt-svc',
  'x-request-id',
  'connection',
  'keep-alive',
  'transfer-encoding',
  'content-length',
  'etag',
];
/** Files that are compressed already: the web process compresses them once more, and web servers do not. */
const COMPRESSED = /^(image\/(png|x-icon)|font\/|application\/octet-stream)/;
const MAX_SHOWN = 160;

/** Compares answers by status, headers and body. Pages come from the site map, beside addresses of every other kind. */
export async function listDifferences({ web, front, hasBrotli }: Servers) {
  const differences: string[] = [];
  const requests = await listRequests(async (path) => (await send(web, { path })).body);
  const wanted = requests.filter(({ headers }) => hasBrotli || headers?.['accept-encoding'] !== 'br');
  const ask = (request: ServerRequest) => Promise.all([send(web, request), send(front, request)]);
  for (const request of wanted) {
    let [expected, actual] = await ask(request);
    // The first answer of the API has headers that a cached one lacks.
    if (describeDifference(request, expected, actual).length > 0) [expected, actual] = await ask(request);
    if (request.mayBeRefused && actual.status === 400) continue;
    differences.push(...describeDifference(request, expected, actual));
    // Each server must recognise its own ETag. A browser adds a date only when the server has sent one.
    if (expected.status !== 200 || !actual.etag || request.headers?.['if-modified-since']) continue;
    const again = { ...request, headers: { ...request.headers, 'if-none-match': actual.etag } };
    const { status } = await send(front, again);
    if (status !== 304) differences.push(`${describe(request)}: ${status} instead of 304 for its own ETag`);
  }
  return { compared: wanted.length, differences };
}

function describeDifference(request: ServerRequest, expected: Answer, actual: Answer): string[] {
  const parts = (['status', 'headers', 'body'] as const).filter(
    (part) => !isDeepStrictEqual(expected[part], actual[part]),
  );
  return parts.map((part) => `${describe(request)}: ${part} ${show(actual[part], expected[part])}`);
}

function show(actual: Answer[keyof Answer], expected: Answer[keyof Answer]): string {
  if (typeof actual !== 'object' || typeof expected !== 'object')
    return `${String(actual).slice(0, MAX_SHOWN)} instead of ${String(expected).slice(0, MAX_SHOWN)}`;
  const names = Object.keys({ ...actual, ...expected }).filter((name) => actual[name] !== expected[name]);
  return names.map((name) => `${name}: ${actual[name]} instead of ${expected[name]}`).join(', ');
}

function describe({ method = 'GET', path, headers = {} }: ServerRequest): string {
  return [method, path, ...Object.entries(headers).map(([name, value]) => `(${name}: ${value})`)].join(' ');
}

/** `fetch` and `URL` would change the path, so the request is sent as it is. */
async function send(origin: string, { path, method = 'GET', headers = {} }: ServerRequest): Promise<Answer> {
  const { protocol, hostname, port } = new URL(origin);
  const client = protocol === 'https:' ? https : http;
  const { promise, resolve, reject } = Promise.withResolvers<http.IncomingMessage>();
  const options = { hostname, port, path, method, headers, agent: agents[protocol], rejectUnauthorized: false };
  client.request(options, resolve).on('error', reject).end();
  const response = await promise;
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk);
  const type = response.headers['content-type'] ?? '';
  const kept = Object.entries(response.headers).filter(
    ([name]) => !OWN.includes(name) && !(COMPRESSED.test(type) && name === 'content-encoding'),
  );
  return {
    status: response.statusCode ?? 0,
    headers: Object.fromEntries(kept.map(([name, value]) => [name, String(value)])),
    body: unpack(Buffer.concat(chunks), response.headers['content-encoding']),
    etag: response.headers.etag,
  };
}

const agents: Record<string, http.Agent> = {
  'http:': new http.Agent({ keepAlive: true }),
  'https:': new https.Agent({ keepAlive: true }),
};

function unpack(bytes: Buffer, encoding = 'identity'): string {
  if (bytes.byteLength === 0) return '';
  if (encoding === 'br') return brotliDecompressSync(bytes).toString('latin1');
  if (encoding === 'gzip') return gunzipSync(bytes).toString('latin1');
  if (encoding === 'zstd') return zstdDecompressSync(bytes).toString('latin1');
  return bytes.toString('latin1');
}
