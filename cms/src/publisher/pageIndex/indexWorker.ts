import os from 'node:os';
import type { PageManifest, PagePart } from '@common-ground/api/contracts/search/pageIndex.ts';
import { selectLanguages } from '@common-ground/api/platform/languages.ts';
import { close } from 'pagefind';
import pg from 'pg';
import { hashBytes } from '../digests.ts';
import { openPageTree, type TreePlace } from '../openPageTree.ts';
import type { PageTree } from '../PageTree.ts';
import { IndexFolder } from './IndexFolder.ts';
import { hashPages, type PlannedPart, planParts } from './planParts.ts';
import { type RenderedRow, selectCandidates } from './selectIndexedPages.ts';
import { toIndexedHtml } from './toIndexedHtml.ts';
import { INDEX_VERSION } from './version.ts';
import { type PageText, writeIndex } from './writeIndex.ts';

export type IndexOrder = TreePlace & { databaseUrl: string };

/**
 * Builds the parts whose pages changed since the manifests were written, and writes the manifests. Runs in a process of
 * its own, whose end frees the library's memory. No publish waits for it.
 * @returns whether every page could be read
 */
export default async function updateIndexes({ databaseUrl, folder, bucket }: IndexOrder): Promise<boolean> {
  os.setPriority(os.constants.priority.PRIORITY_BELOW_NORMAL);
  const tree = openPageTree({ folder, bucket });
  const planned = await planAll(databaseUrl);
  let isWhole = true;
  try {
    for (const [language, parts] of planned)
      isWhole = (await updateLanguage({ tree, folder, language, parts })) && isWhole;
  } finally {
    await close();
  }
  return isWhole;
}

async function planAll(databaseUrl: string): Promise<Map<string, PlannedPart[]>> {
  const sql = new pg.Client({ connectionString: databaseUrl, application_name: 'common-ground-page-index' });
  await sql.connect();
  try {
    const languages = await selectLanguages(sql);
    return planParts(
      await selectCandidates(sql),
      languages.map(({ code }) => code),
    );
  } finally {
    await sql.end();
  }
}

type Update = { tree: PageTree; folder: string; language: string; parts: readonly PlannedPart[] };

async function updateLanguage({ tree, folder: root, language, parts }: Update): Promise<boolean> {
  const index = new IndexFolder(root, language);
  const before = index.read();
  const order = { folder: index.folder, language };
  const engine = await writeIndex({ ...order, kind: 'engine', pages: [] });
  const manifest: PageManifest = { version: INDEX_VERSION, engine, parts: [] };
  for (const { kind, from, pages } of parts) {
    const known = before?.parts.find((part) => part.kind === kind && part.from === from);
    const digest = hashPages(pages);
    if (known?.pages === digest) {
      manifest.parts.push(known);
      continue;
    }
    const { texts, isWhole } = await readTexts({ tree, language }, pages);
    if (texts.length === 0 && isWhole) continue;
    // Pages that differ only in what is not indexed, such as likes, have the same texts, so the folder is the same.
    const folder = await writeIndex({ ...order, kind, pages: texts });
    manifest.parts.push({ kind, from, folder, pages: isWhole ? digest : '' });
  }
  await index.write(manifest);
  return manifest.parts.every(isRead);
}

function isRead({ pages }: PagePart): boolean {
  return pages !== '';
}

/** `isWhole` is false when a file is missing or not the recorded one: it is being replaced, or damaged. */
async function readTexts({ tree, language }: Pick<Update, 'tree' | 'language'>, pages: readonly RenderedRow[]) {
  const texts: PageText[] = [];
  let isWhole = true;
  for (const { path, digest } of pages) {
    const bytes = await tree.read(path);
    if (!bytes || hashBytes(bytes) !== digest) isWhole = false;
    const text = bytes && toIndexedHtml(bytes.toString());
    if (!text) continue;
    // A field would be searched, so the language of a page that has another one is in its address.
    const isForeign = text.language !== null && text.language !== language;
    texts.push({ address: isForeign ? `${path}?language=${text.language}` : path, html: text.html });
  }
  return { texts, isWhole };
}
