import http from 'node:http';

const agent = new http.Agent({ keepAlive: true, maxSockets: 4 });

export type Got = { status: number; headers: [name: string, value: string][]; body: Buffer };

/** Requests a URL. The body is not decompressed, headers keep their spelling, and no encoding is accepted by default. */
export function get(url: string, headers: http.OutgoingHttpHeaders = {}): Promise<Got> {
  return new Promise((resolve, reject) => {
    const request = http.get(url, { agent, headers }, (response) => {
      const { statusCode: status = 0, rawHeaders } = response;
      const pairs = rawHeaders.map((name, place) => [name, rawHeaders[place + 1]] as [string, string]);
      response
        .toArray()
        .then(
          (parts) =>
            resolve({ status, headers: pairs.filter((_, place) => place % 2 === 0), body: Buffer.concat(parts) }),
          reject,
        );
    });
    request.on('error', reject);
  });
}
