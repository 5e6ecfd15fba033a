import { lexicalToMarkdown } from '@common-ground/api/contracts/lexicalToMarkdown.ts';
import type { RichText } from '@common-ground/api/contracts/lexicalNodes.ts';
import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';
import { pageDigest } from '../hooks/recordPageText.ts';
import { markdownToLexical } from '../richtext/markdownToLexical.ts';

/**
 * The texts of the pages about the site, their translations, drafts and versions are what the editor keeps, and were
 * Markdown. Types are changed in place: to the rules of `kept_rules` and to the publisher nothing has changed. Down again
 * it is Markdown in one way of writing it; lines, code and HTML, which the editor does not know, stay text.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await convert(db, 'jsonb', (markdown) => {
    const text = markdownToLexical(markdown);
    return { kept: text.root.children.length > 0 ? JSON.stringify(text) : null, before: markdown, after: lexicalToMarkdown(text) };
  });
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await convert(db, 'varchar', (kept) => {
    const markdown = lexicalToMarkdown(JSON.parse(kept) as RichText);
    return { kept: markdown, before: markdown, after: markdown };
  });
}

type Converted = { kept: string | null; before: string; after: string };
type Page = { body: string; title: string | null; summary: string | null; digest: string | null };

const PLACES = [
  ['pages', ''],
  ['page_translations', ''],
  ['_pages_v', 'version_'],
  ['_page_translations_v', 'version_'],
] as const;

async function convert(db: MigrateUpArgs['db'], type: string, conversion: (body: string) => Converted): Promise<void> {
  const { rows } = await db.execute(
    sql.raw(
      PLACES.map(
        ([table, at]) => `SELECT ${at}body::text AS body, ${at}title AS title, ${at}summary AS summary, ${at}published_digest AS digest
          FROM public.${table} WHERE ${at}body IS NOT NULL`,
      ).join(' UNION '),
    ),
  );
  await db.execute(sql.raw('CREATE TABLE public.converted_text (before text, after text); CREATE TABLE public.converted_digest (before text, after text)'));
  for (const [body, pages] of Map.groupBy(rows as Page[], (page) => page.body)) {
    const { kept, before, after } = conversion(body);
    await db.execute(sql`INSERT INTO public.converted_text VALUES (${body}, ${kept})`);
    // Published again as it is, such a page has not changed.
    for (const { title, summary, digest } of pages)
      if (before !== after && digest === pageDigest(title, summary, before))
        await db.execute(sql`INSERT INTO public.converted_digest VALUES (${digest}, ${pageDigest(title, summary, after)})`);
  }
  await db.execute(
    sql.raw(`
    CREATE FUNCTION public.converted_text(text) RETURNS text LANGUAGE sql STABLE AS
      'SELECT after FROM public.converted_text WHERE before = $1';
    CREATE FUNCTION public.converted_digest(text) RETURNS text LANGUAGE sql STABLE AS
      'SELECT coalesce((SELECT after FROM public.converted_digest WHERE before = $1 LIMIT 1), $1)';
    ${PLACES.map(
      ([table, at]) => `ALTER TABLE public.${table}
        ALTER COLUMN ${at}body TYPE ${type} USING public.converted_text(${at}body::text)::${type},
        ALTER COLUMN ${at}published_digest TYPE varchar USING public.converted_digest(${at}published_digest);`,
    ).join('\n    ')}
    DROP FUNCTION public.converted_text(text), public.converted_digest(text);
    DROP TABLE public.converted_text, public.converted_digest;`),
  );
}
