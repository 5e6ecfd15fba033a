import { parseArgs } from 'node:util';
import { readSeedContent } from '@common-ground/content-seed/src/read.ts';
import pg from 'pg';
import { DEFAULT_ID, LANGUAGES } from './generator/languages.ts';
import { CATEGORIES, makeCondition, makeTranslations } from './generator/makeConditions.ts';
import { SeedTexts } from './generator/SeedTexts.ts';
import { finish, insert, prepare, writeSearchIndex, writeVersions } from './generator/write.ts';

export type Generated = { conditions: number; translations: number; seconds: number };

/** Conditions that are made and written at a time: a few megabytes of rows. */
const AT_A_TIME = 250;
const SEED = 20261121;

/**
 * Fills a migrated, empty database with `conditions` conditions in ten languages and six categories. The same seed
 * gives the same rows.
 */
export async function generate({
  databaseUrl,
  conditions,
  seed = SEED,
}: {
  databaseUrl: string;
  conditions: number;
  seed?: number;
}): Promise<Generated> {
  const started = performance.now();
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await prepare(client);
    await insertLanguages(client);
    await insertCategories(client);
    const texts = new SeedTexts();
    let translations = 0;
    for (let first = 1; first <= conditions; first += AT_A_TIME) {
      const ids = Array.from({ length: Math.min(AT_A_TIME, conditions - first + 1) }, (_, index) => first + index);
      await insert(
        client,
        'conditions',
        ids.map((id) => makeCondition(id, { texts, seed })),
      );
      const rows = ids.flatMap((id) => makeTranslations(id, { texts, seed }));
      translations += rows.length;
      await insert(client, 'condition_translations', rows);
    }
    await writeVersions(client);
    await finish(client);
    await writeSearchIndex({ client, databaseUrl });
    return { conditions, translations, seconds: (performance.now() - started) / 1000 };
  } finally {
    await client.end();
  }
}

async function insertLanguages(client: pg.Client): Promise<void> {
  const rows = LANGUAGES.map(({ id, code, name, nativeName, direction }) => ({
    id,
    code,
    name,
    native_name: nativeName,
    direction,
    is_active: true,
    is_default: id === DEFAULT_ID,
  }));
  await insert(client, 'languages', rows);
}

async function insertCategories(client: pg.Client): Promise<void> {
  const categories = readSeedContent().categories.slice(0, CATEGORIES);
  await insert(
    client,
    'categories',
    categories.map(({ source }, index) => ({ ...source, id: index + 1 })),
  );
  const rows = categories.flatMap(({ source }, index) =>
    LANGUAGES.filter(({ id }) => id !== DEFAULT_ID).map(({ id, code }) => ({
      category_id: index + 1,
      language_id: id,
      name: `${source.name} (${code})`,
      description: source.description,
      status: 'published',
      _status: 'published',
    })),
  );
  await insert(client, 'category_translations', rows);
}

if (import.meta.main) {
  const { values } = parseArgs({ options: { conditions: { type: 'string', default: '1000' } } });
  const databaseUrl = process.env.DATABASE_URL;
  if (!databaseUrl) throw new Error('DATABASE_URL must name a migrated, empty database');
  const { conditions, translations, seconds } = await generate({ databaseUrl, conditions: Number(values.conditions) });
  console.log(`${conditions} conditions and ${translations} translations in ${seconds.toFixed(1)} s`);
}
