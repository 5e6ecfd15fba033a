import http from 'node:http';
import { selectLanguages } from '@common-ground/api/platform/languages.ts';
import { ContentBatch } from '@common-ground/cms/src/publisher/SqlContentSource.ts';
import pg from 'pg';
import { answerQuestions } from '../stage/Helper.ts';

/**
 * Serves content over HTTP for `astro build`. A response is cached until the content changes, so that a measured build
 * waits for memory and not for PostgreSQL.
 */
const sql = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 4 });
const languages = await selectLanguages(sql);
const answers = new Map<string, Promise<string>>();
/** Cache key of each changed path. A new key makes the incremental build render the page again. */
const keys: Record<string, number> = {};
let content = new ContentBatch(sql, languages);

const server = http.createServer((request, response) => {
  const url = new URL(request.url ?? '/', 'http://content');
  const answer = url.pathname === '/cacheKeys' ? Promise.resolve(JSON.stringify(keys)) : answerTo(url);
  answer.then(
    (text) => response.end(text),
    (error: unknown) => response.writeHead(500).end(String(error)),
  );
});
// Idle connections stay open: the default timeout of five seconds could close one just when a busy build writes to it.
server.keepAliveTimeout = 0;
server.listen(Number(process.env.CONTENT_PORT), '127.0.0.1', () =>
  answerQuestions<{ changed: string[] }>(async ({ changed }) => {
    answers.clear();
    content = new ContentBatch(sql, languages);
    for (const path of changed) keys[path] = (keys[path] ?? 0) + 1;
    return {};
  }),
);

function answerTo({ pathname, search, searchParams }: URL): Promise<string> {
  const known = answers.get(pathname + search);
  if (known) return known;
  const source = content.forPage().source as unknown as Record<string, (...args: unknown[]) => Promise<unknown>>;
  const args = searchParams.get('args') ?? '[]';
  const answer = (async () => JSON.stringify(await source[pathname.slice(1)]?.(...JSON.parse(args))))();
  answers.set(pathname + search, answer);
  return answer;
}
