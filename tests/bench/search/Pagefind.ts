import { createReadStream } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { close, createIndex } from 'pagefind';
import type pg from 'pg';
import { findBrowser } from '../../../scripts/lib/browser.ts';
import type { JudgedQuery } from '../../search/judged.ts';

type Text = { id: number; name: string; summary: string; overview: string } & Record<List, string[]>;
type List = 'aliases' | 'tags' | 'symptoms' | 'causes' | 'treatments';
type Opened = { sql: pg.Pool; folder: string; languages: readonly string[] };

/** Pagefind as it comes, over the same records: an index for each language, asked in a browser, where alone it runs. */
export class Pagefind {
  #server: Server;
  #browser: Browser;
  #page: Page;

  private constructor(server: Server, browser: Browser, page: Page) {
    this.#server = server;
    this.#browser = browser;
    this.#page = page;
  }

  static async open({ sql, folder, languages }: Opened): Promise<Pagefind> {
    const root = path.join(folder, 'pagefind');
    for (const language of languages) await writeIndex({ sql, language, folder: path.join(root, language) });
    await close();
    const server = await serve(root);
    const executablePath = findBrowser();
    if (!executablePath) throw new Error('Pagefind needs a Chromium');
    const browser = await chromium.launch({
      executablePath,
      args: ['--no-sandbox', '--disable-background-networking'],
    });
    const page = await browser.newPage();
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
    return new Pagefind(server, browser, page);
  }

  /** Ids of what it finds, best first; ten are enough to judge five. */
  async find({ q, language }: JudgedQuery): Promise<number[]> {
    const urls = await this.#page.evaluate(
      async ([text, language]) => {
        const pagefind = await import(`/${language}/pagefind.js`);
        const { results } = await pagefind.search(text);
        const data = await Promise.all(
          results.slice(0, 10).map((result: { data(): Promise<unknown> }) => result.data()),
        );
        return (data as { url: string }[]).map(({ url }) => url);
      },
      [q, language] as const,
    );
    return urls.map((url) => Number(/(\d+)\/?$/.exec(url)?.[1]));
  }

  async close(): Promise<void> {
    await this.#browser.close();
    this.#server.close();
  }
}

async function writeIndex({
  sql,
  language,
  folder,
}: {
  sql: pg.Pool;
  language: string;
  folder: string;
}): Promise<void> {
  const { index } = await createIndex({ forceLanguage: language });
  if (!index) throw new Error('Pagefind made no index');
  for (const text of await readTexts(sql, language)) {
    const { errors } = await index.addHTMLFile({ url: `/condition/${text.id}/`, content: htmlOf(text, language) });
    if (errors.length > 0) throw new Error(errors.join('; '));
  }
  await index.writeFiles({ outputPath: folder });
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

function htmlOf(
  { name, summary, overview, aliases, tags, symptoms, causes, treatments }: Text,
  language: string,
): string {
  const paragraphs = [
    summary,
    overview,
    ...(tags ?? []),
    ...(symptoms ?? []),
    ...(causes ?? []),
    ...(treatments ?? []),
  ];
  const names = (aliases ?? []).map((alias) => `<h2>${escapeHtml(alias)}</h2>`).join('');
  const body = paragraphs.map((paragraph) => `<p>${escapeHtml(paragraph ?? '')}</p>`).join('');
  return `<html lang="${language}"><body data-pagefind-body><h1>${escapeHtml(name)}</h1>${names}${body}</body></html>`;
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

const TYPES: Record<string, string> = {
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.wasm': 'application/wasm',
};

function serve(root: string): Promise<Server> {
  const server = createServer((request, response) => {
    const name = decodeURIComponent(new URL(request.url ?? '/', 'http://x').pathname);
    if (name === '/')
      return response.setHeader('content-type', 'text/html').end('<!doctype html><title>Pagefind</title>');
    response.setHeader('content-type', TYPES[path.extname(name)] ?? 'application/octet-stream');
    createReadStream(path.join(root, path.normalize(name)))
      .on('error', () => response.writeHead(404).end())
      .pipe(response);
  });
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}
