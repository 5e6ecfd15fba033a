import {
  type FruitlessSearch,
  fruitlessSchema,
  MAX_SEARCHES_WITHOUT_RESULTS,
  PERIOD_DAYS,
} from '../../../contracts/analytics/dashboard.ts';
import type { Database } from '../../../platform/Database.ts';
import { defineStatement, execute, selectRows } from '../../../platform/statement.ts';
import { TODAY } from './selectFigures.ts';

/** Maximum number of different texts a day, so that a program with made-up texts cannot fill the table. */
const MAX_OF_A_DAY = 2000;

const FRUITLESS_INSERT = defineStatement({
  name: 'fruitless-insert',
  text: `INSERT INTO analytics.fruitless AS f (day, language, query)
         SELECT ${TODAY}, $1, $2 WHERE (SELECT count(*) FROM analytics.fruitless WHERE day = ${TODAY}) < ${MAX_OF_A_DAY}
         ON CONFLICT (day, language, query) DO UPDATE SET count = f.count + 1`,
});

export async function insertFruitless(
  database: Database,
  { query, language }: { query: string; language: string },
): Promise<void> {
  await execute(database, FRUITLESS_INSERT, [language, query]);
}

const FRUITLESS = defineStatement({
  name: 'fruitless',
  row: fruitlessSchema,
  text: `SELECT query, language, sum(count)::int AS count, to_char(max(day), 'YYYY-MM-DD') AS "lastDay"
         FROM analytics.fruitless WHERE day > ${TODAY} - ${PERIOD_DAYS}
         GROUP BY query, language ORDER BY count DESC, "lastDay" DESC, query LIMIT ${MAX_SEARCHES_WITHOUT_RESULTS}`,
});

export function selectFruitless(database: Database): Promise<FruitlessSearch[]> {
  return selectRows(database, FRUITLESS);
}
