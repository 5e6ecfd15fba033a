import path from 'node:path';
import { close, createIndex } from 'pagefind';
import type pg from 'pg';
import type { JudgedQuery } from '../../search/judged.ts';
import { openBrowser } from '../stage/openBrowser.ts';

type List = 'aliases' | 'tags' | 'symptoms' | 'causes' | 'treatments';
type Text = { id: number; name: string; summary: string; overview: string } & Record<List, string[] | null>;
type Opened = { sql: pg.Pool; folder: string; languages: readonly string[] };
type Pagefind = { find: (query: JudgedQuery) => Promise<number[]>; close: () => Promise<void> };

/** An address without a server: `page.route` supplies the files of the index. */
const ORIGIN = 'http://127.0.0.1:1';

/** Indexes the same records with Pagefind's defaults, by language, and searches in a browser, which it needs. */
export async function openPagefind({ sql, folder, languages }: Opened): Promise<Pagefind> {
  const root = path.join(folder, 'pagefind');
  for (const language of languages) await writeIndex(await readTexts(sql, language), language, root);
  await close();
  const browser = await openBrowser();
  const page = await browser.newPage();
  await page.route(`${ORIGIN}/**`, (route) => {
    const name = decodeURIComponent(new URL(route.request().url()).pathname);
    return name === '/' ? route.fulfill({ contentType: 'text/html' }) : route.fulfill({ path: path.join(root, name) });
  });
  await page.goto(`${ORIGIN}/`);
  return {
    /** Returns ids of the first ten results, best first. */
    async find({ q, language }) {
      const urls = await page.evaluate(
        async ([text, language]) => {
          const pagefind = await import(`/${language}/pagefind.js`);
          const { results } = await pagefind.search(text);
          const first: { data: () => Promise<{ url: string }> }[] = results.slice(0, 10);
          return Promise.all(first.map(async (result) => (await result.data()).url));
        },
        [q, language] as const,
      );
      return urls.map((url) => Number(/(\d+)\/?$/.exec(url)?.[1]));
    },
    close: () => browser.close(),
  };
}

async function writeIndex(texts: Text[], language: string, root: string): Promise<void> {
  const { index } = await createIndex({ forceLanguage: language });
  if (!index) throw new Error('Pagefind made no index');
  for (const text of texts) {
    const { errors } = await index.addHTMLFile({ url: `/condition/${text.id}/`, content: createHtml(text, language) });
    if (errors.length > 0) throw new Error(errors.join('; '));
  }
  await index.writeFiles({ outputPath: path.join(root, language) });
  await index.deleteIndex();
}

async function readTexts(sql: pg.Pool, language: string): Promise<Text[]> {
  const columns = ['name', 'summary', 'overview', 'aliases', 'tags', 'symptoms', 'causes', 'treatments'];
  const { rows } = await sql.query<Text>(
    `SELECT c.id, ${columns.map((column) => `coalesce(t.${column}, c.${column}) AS ${column}`).join(', ')}
     FROM conditions c LEFT JOIN languages l ON l.code = $1
     LEFT JOIN condition_translations t ON t.condition_id = c.id AND t.language_id = l.id AND t._status = 'published'
     WHERE c._status = 'published' ORDER BY c.id`,
    [language],
  );
  return rows;
}

function createHtml(text: Text, language: string): string {
  const element = (name: string) => (content: string) => `<${name}>${escapeHtml(content)}</${name}>`;
  const names = element('h1')(text.name) + (text.aliases ?? []).map(element('h2')).join('');
  const lists = [text.tags, text.symptoms, text.causes, text.treatments].flatMap((list) => list ?? []);
  const body = [text.summary, text.overview ?? '', ...lists].map(element('p')).join('');
  return `<html lang="${language}"><body data-pagefind-body>${names}${body}</body></html>`;
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
