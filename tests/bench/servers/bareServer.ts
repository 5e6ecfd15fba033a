import http from 'node:http';
import { type Got, get } from '../stage/get.ts';
import { answerQuestions } from '../stage/Helper.ts';

/** A Node server that looks each path up in a map and sends the bytes and headers of another server. */
export type Question = { origin: string; paths: string[]; encodings: string[] };

/** Headers that Node adds itself. */
const OF_NODE = ['connection', 'keep-alive', 'date'];

const answers = new Map<string, Map<string, Got>>();

const server = http.createServer((request, response) => {
  const answer = answers.get(String(request.headers['accept-encoding'] ?? ''))?.get(request.url ?? '');
  if (!answer) {
    response.writeHead(404).end();
    return;
  }
  response.writeHead(200, answer.headers.flat());
  response.end(answer.body);
});

server.listen(Number(process.env.BARE_PORT), '127.0.0.1', () =>
  answerQuestions<Question>(async ({ origin, paths, encodings }) => {
    for (const encoding of encodings) {
      const kept = new Map<string, Got>();
      for (const path of paths) {
        const { headers, ...answer } = await get(origin + path, encoding ? { 'accept-encoding': encoding } : {});
        kept.set(path, { ...answer, headers: headers.filter(([name]) => !OF_NODE.includes(name.toLowerCase())) });
      }
      answers.set(encoding, kept);
    }
    return {};
  }),
);
