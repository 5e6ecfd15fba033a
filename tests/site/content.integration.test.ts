import { LANGUAGE_CODES } from '@common-ground/api/contracts/languages.ts';
import { categoryPath, conditionPath, homePath } from '@common-ground/site/renderer';
import { expect, it } from 'vitest';
import { readPage } from './support/readPage.ts';
import { servedSite } from './support/servedSite.ts';

const site = await servedSite();

type Texts = {
  name: string;
  summary: string;
  overview: string | null;
  symptoms: string[] | null;
  causes: string[] | null;
  treatments: string[] | null;
  resources: { title: string; url: string }[] | null;
  tags: string[] | null;
};
type Row = Texts & { id: number; category: number; sources: { title: string; url: string }[] };

const TEXTS = 'name, summary, overview, symptoms, causes, treatments, resources, tags';
const flat = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Selects the texts of each condition page: the translation's, or the source's where it has none. */
async function expectedTexts(language: string): Promise<Row[]> {
  const sources = await site.rows<Row>(
    `SELECT id, category_id AS category, sources, ${TEXTS} FROM conditions WHERE _status = 'published' ORDER BY id`,
  );
  if (language === 'en') return sources;
  const translations = await site.rows<Texts & { id: number }>(
    `SELECT condition_id AS id, ${TEXTS} FROM condition_translations
     WHERE _status = 'published' AND language_id = (SELECT id FROM languages WHERE code = $1)`,
    [language],
  );
  const byId = new Map(translations.map((translation) => [translation.id, translation]));
  return sources.map((source) => ({ ...source, ...filled(byId.get(source.id)) }));
}

function filled(texts: Texts | undefined): Partial<Texts> {
  const hasText = (value: unknown) => (Array.isArray(value) ? value.length > 0 : Boolean(value));
  return Object.fromEntries(Object.entries(texts ?? {}).filter(([name, value]) => name !== 'id' && hasText(value)));
}

for (const language of LANGUAGE_CODES) {
  it(`each condition page in ${language} shows the texts in the database`, async () => {
    for (const row of await expectedTexts(language)) {
      const path = conditionPath(row.id, language);
      const html = readPage(await (await site.get(path)).text());
      const resources = row.resources ?? [];
      const said = [
        row.summary,
        ...(row.overview ?? '').split('\n'),
        ...(row.symptoms ?? []),
        ...(row.causes ?? []),
        ...(row.treatments ?? []),
        ...(row.tags ?? []),
        ...resources.map(({ title }) => title),
        ...row.sources.map(({ title }) => title),
      ];
      expect(html.h1, path).toEqual([row.name]);
      for (const text of said) expect(html.text, path).toContain(flat(text));
      for (const { url } of [...resources, ...row.sources]) expect(html.links, path).toContain(url);
      expect(html.links, path).toContain(categoryPath(row.category, language));
    }
  });

  it(`the API in ${language} returns the texts in the database`, async () => {
    const rows = await expectedTexts(language);
    const list = await (await site.get(`/api/localized/conditions?lang=${language}`)).json();
    expect(list.map(({ id }: { id: number }) => id)).toEqual(rows.map(({ id }) => id));
    for (const [place, condition] of list.entries()) {
      const row = rows[place] as Row;
      const { name, summary, tags } = condition.translation ?? condition;
      expect({ name, summary, tags }, `condition ${row.id}`).toEqual({
        name: row.name,
        summary: row.summary,
        tags: row.tags,
      });
      expect(Boolean(condition.translation), `condition ${row.id}`).toBe(language !== 'en');
    }
  });

  it(`home and category pages in ${language} show the right cards and counts`, async () => {
    const rows = await expectedTexts(language);
    const categories = await site.rows<{ id: number; name: string; description: string }>(
      `SELECT c.id, coalesce(t.name, c.name) AS name, coalesce(t.description, c.description) AS description
       FROM categories c LEFT JOIN category_translations t ON t.category_id = c.id AND t._status = 'published'
         AND t.language_id = (SELECT id FROM languages WHERE code = $1 AND NOT is_default) ORDER BY c.id`,
      [language],
    );
    const home = readPage(await (await site.get(homePath(language))).text());
    for (const { id, name, description } of categories) {
      const path = categoryPath(id, language);
      const html = readPage(await (await site.get(path)).text());
      const own = rows.filter((row) => row.category === id);
      expect(html.h1, path).toEqual([name]);
      expect(html.text, path).toContain(flat(description));
      expect(html.text, path).toMatch(new RegExp(`\\b${own.length.toLocaleString(language)}\\b|${own.length}`));
      for (const row of own) expect(html.text, path).toContain(flat(row.summary));
      expect(
        html.links.filter((link) => /\/condition\/\d+$/.test(link)),
        path,
      ).toEqual(own.map((row) => conditionPath(row.id, language)));
      expect(home.text).toContain(name);
      expect(home.links).toContain(path);
    }
    for (const row of rows.slice(0, 6)) expect(home.text).toContain(flat(row.summary));
  });
}
