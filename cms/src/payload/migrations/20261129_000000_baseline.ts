import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { CONFUSABLES } from '@common-ground/api/features/accounts/names/confusables.ts';
import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

const folder = path.resolve(import.meta.dirname, 'baseline');
/** Functions that indexes call, so that they must exist before the tables. */
const FUNCTIONS_OF_INDEXES = ['public/to_lower.sql', 'learning/certificate_key.sql'];

/** Creates the tables of version 0.1.0. A database of that version has them already (`continueDatabase`). */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  const [schemas = '', ...tables] = readdirSync(folder).sort().map((file) => path.join(folder, file));
  const functions = FUNCTIONS_OF_INDEXES.map((file) => path.resolve(folder, '../../sql', file));
  for (const file of [schemas, ...functions, ...tables]) await db.execute(sql.raw(readFileSync(file, 'utf8')));
  await db.execute(sql.raw(`INSERT INTO account.confusable VALUES ${listConfusables()}`));
}

export async function down(_: MigrateDownArgs): Promise<void> {
  throw new Error('Nothing precedes the baseline: delete the database instead');
}

function listConfusables(): string {
  return CONFUSABLES.split(';')
    .flatMap((row) => {
      const [looks = '', characters = ''] = row.split('=');
      return decode(characters).map((character) => `(${quote(character)}, ${quote(decode(looks).join(''))})`);
    })
    .join(', ');
}

function decode(codes: string): string[] {
  return codes.split(' ').filter(Boolean).map((code) => String.fromCodePoint(Number.parseInt(code, 36)));
}

function quote(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}
