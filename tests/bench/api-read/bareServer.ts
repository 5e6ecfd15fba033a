import http from 'node:http';
import { answerQuestions } from '../stage/Helper.ts';

/** The least that Node can do: a look in a map, and the bytes that the API sent, with the headers it sent. */
export type Question = { origin: string; paths: string[] };

const answers = new Map<string, { headers: string[]; body: Buffer }>();

const server = http.createServer((request, response) => {
  const answer = answers.get(request.url ?? '');
  if (!answer) {
    response.writeHead(404).end();
    return;
  }
  response.writeHead(200, answer.headers);
  response.end(answer.body);
});

server.listen(Number(process.env.BARE_PORT), '127.0.0.1', () =>
  answerQuestions<Question>(async ({ origin, paths }) => {
    for (const path of paths) {
      const response = await fetch(origin + path, { headers: { 'accept-encoding': 'identity' } });
      const body = Buffer.from(await response.arrayBuffer());
      const kept = [...response.headers].filter(([name]) => !['connection', 'keep-alive', 'date'].includes(name));
      answers.set(path, { headers: kept.flat(), body });
    }
    return {};
  }),
);
