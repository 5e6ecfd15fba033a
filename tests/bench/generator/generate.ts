import { readSeedContent } from '@common-ground/content-seed/src/read.ts';
import pg from 'pg';
import { DEFAULT_ID, LANGUAGES } from './languages.ts';
import { CATEGORIES, makeCondition, makeTranslations } from './makeConditions.ts';
import { readSeedTexts } from './readSeedTexts.ts';
import { finish, insert, prepare, writeSearchEntries, writeVersions } from './write.ts';

type Generated = { translations: number; seconds: number };

/** Conditions that are made and inserted together: a few megabytes of rows. */
const AT_A_TIME = 250;
const SEED = 20261121;

/** Fills a migrated, empty database with conditions in ten languages and six categories, always the same. */
export async function generate(given: { databaseUrl: string; conditions: number }): Promise<Generated> {
  const { databaseUrl, conditions } = given;
  const started = performance.now();
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await prepare(client);
    await insertLanguages(client);
    await insertCategories(client);
    const made = { texts: readSeedTexts(), seed: SEED };
    let translations = 0;
    for (let first = 1; first <= conditions; first += AT_A_TIME) {
      const ids = Array.from({ length: Math.min(AT_A_TIME, conditions - first + 1) }, (_, index) => first + index);
      const sources = ids.map((id) => makeCondition(id, made));
      await insert(client, 'conditions', sources);
      const rows = ids.flatMap((id) => makeTranslations(id, made));
      translations += rows.length;
      await insert(client, 'condition_translations', rows);
    }
    await writeVersions(client);
    await finish(client);
    await writeSearchEntries(databaseUrl);
    return { translations, seconds: (performance.now() - started) / 1000 };
  } finally {
    await client.end();
  }
}

async function insertLanguages(client: pg.Client): Promise<void> {
  const rows = LANGUAGES.map(({ id, code, name, nativeName, direction }) => ({
    id,
    code,
    name,
    direction,
    native_name: nativeName,
    is_active: true,
    is_default: id === DEFAULT_ID,
  }));
  await insert(client, 'languages', rows);
}

async function insertCategories(client: pg.Client): Promise<void> {
  const categories = readSeedContent().categories.slice(0, CATEGORIES);
  const sources = categories.map(({ source: { name, description, icon, color } }, index) => ({
    name,
    description,
    icon,
    color,
    id: index + 1,
  }));
  await insert(client, 'categories', sources);
  const rows = sources.flatMap(({ id: category_id, name, description }) =>
    LANGUAGES.filter(({ id }) => id !== DEFAULT_ID).map(({ id: language_id, code }) => ({
      category_id,
      language_id,
      description,
      name: `${name} (${code})`,
      status: 'published',
      _status: 'published',
    })),
  );
  await insert(client, 'category_translations', rows);
}
