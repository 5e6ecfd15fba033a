import http from 'node:http';
import { answerQuestions } from '../stage/Helper.ts';

/** The least that Node can do: a look in a map, and the bytes that another server sent, with the headers it sent. */
export type Question = { origin: string; paths: string[]; encodings?: string[] };

type Answer = { headers: string[]; body: Buffer };

/** By encoding and path. */
const answers = new Map<string | undefined, Map<string, Answer>>();

const server = http.createServer((request, response) => {
  const answer = answers.get(request.headers['accept-encoding'] as string | undefined)?.get(request.url ?? '');
  if (!answer) {
    response.writeHead(404).end();
    return;
  }
  response.writeHead(200, answer.headers);
  response.end(answer.body);
});

server.listen(Number(process.env.BARE_PORT), '127.0.0.1', () =>
  answerQuestions<Question>(async ({ origin, paths, encodings = [undefined] }) => {
    for (const encoding of encodings) {
      const kept = new Map<string, Answer>();
      for (const path of paths) kept.set(path, await ask(origin + path, encoding));
      answers.set(encoding, kept);
    }
    return {};
  }),
);

function ask(url: string, encoding: string | undefined): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const headers = encoding === undefined ? {} : { 'accept-encoding': encoding };
    http
      .get(url, { headers }, async (response) => {
        const body = Buffer.concat(await response.toArray());
        resolve({ headers: ownHeaders(response.rawHeaders), body });
      })
      .on('error', reject);
  });
}

/** Those that Node does not add by itself. */
function ownHeaders(rawHeaders: string[]): string[] {
  const headers: string[] = [];
  for (let place = 0; place < rawHeaders.length; place += 2) {
    const [name = '', value = ''] = rawHeaders.slice(place, place + 2);
    if (!['connection', 'keep-alive', 'date'].includes(name.toLowerCase())) headers.push(name, value);
  }
  return headers;
}
