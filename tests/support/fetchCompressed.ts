import http from 'node:http';

export type Compressed = { body: Buffer; headers: http.IncomingHttpHeaders; headerBytes: number };

/**
 * Fetches a page in Brotli, as the server sends it, and counts the bytes of its headers.
 * @throws Error when the status is not `status` or the encoding is not Brotli
 */
export async function fetchCompressed(url: string, status = 200): Promise<Compressed> {
  const response = await new Promise<http.IncomingMessage>((resolve, reject) => {
    http.get(url, { headers: { 'accept-encoding': 'br' } }, resolve).on('error', reject);
  });
  const parts: Buffer[] = [];
  for await (const part of response) parts.push(part);
  const { statusCode, statusMessage, headers, rawHeaders } = response;
  if (statusCode !== status || headers['content-encoding'] !== 'br')
    throw new Error(`${url} was answered with ${statusCode}, content encoding ${headers['content-encoding']}`);
  const lines = rawHeaders.map((text, place) => text + (place % 2 === 0 ? ': ' : '\r\n')).join('');
  const headerBytes = Buffer.byteLength(`HTTP/1.1 ${statusCode} ${statusMessage}\r\n${lines}\r\n`);
  return { body: Buffer.concat(parts), headers, headerBytes };
}
