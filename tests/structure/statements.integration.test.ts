import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { definedStatements, type Statement, unwrap } from '@common-ground/api/platform/statement.ts';
import { createTestDatabase, type TestDatabase } from '@common-ground/api/platform/testing/createTestDatabase.ts';
import type { PoolClient } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { describeStatement } from './describeStatement.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const FOLDERS = [
  'api/features',
  'api/platform',
  'cms/src/desk',
  'cms/src/payload',
  'cms/src/publisher',
  'cms/src/server',
  'content-seed/src',
];

/** Importing a file with statements defines them. */
const definesStatements = (file: string) => /\bdefineStatements?\(/.test(readFileSync(file, 'utf8'));

const files = FOLDERS.flatMap((folder) =>
  readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.ts$/.test(file) && !/\.test\.ts$|(^|\/)(testing|node_modules)\//.test(file))
    .map((file) => path.join(ROOT, folder, file)),
).filter(definesStatements);

/** Zod types that each PostgreSQL type may be declared as, besides `null`. `enum` is any enumerated type. */
const KINDS: Record<string, string[]> = {
  bool: ['boolean'],
  ...each(['int2', 'int4', 'oid', 'float4', 'float8'], ['number', 'int']),
  ...each(
    ['int8', 'numeric', 'text', 'varchar', 'bpchar', 'name', 'uuid', 'inet', 'xid8', 'pg_lsn', 'enum'],
    ['string', 'enum', 'null'],
  ),
  ...each(['timestamptz', 'timestamp', 'date'], ['date', 'datetime']),
  ...each(['json', 'jsonb'], ['any']),
  bytea: ['custom'],
  void: ['void'],
};

describe('prepared statements', () => {
  let test: TestDatabase;
  let client: PoolClient;
  let types: Map<number, PostgresType>;

  beforeAll(async () => {
    for (const file of files) await import(file);
    test = await createTestDatabase('small');
    client = await test.pool.connect();
    types = await selectTypes(client);
  });
  afterAll(async () => {
    client?.release();
    await test?.close();
  });

  it('have names of their own', () => {
    const names = [...definedStatements].flatMap(({ name }) => name ?? []);
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  });

  it('are accepted by the schema, and have the columns that they declare', async () => {
    const faults: string[] = [];
    for (const statement of definedStatements) {
      const place = statement.name ?? statement.text.slice(0, 80);
      try {
        const columns = await describeStatement(client, statement.text);
        faults.push(...compare(statement, columns).map((fault) => `${place}: ${fault}`));
      } catch (error) {
        faults.push(`${place}: ${(error as Error).message}`);
      }
    }
    expect(definedStatements.size).toBeGreaterThan(0);
    expect(faults).toEqual([]);
  });

  function compare({ row }: Statement, columns: Awaited<ReturnType<typeof describeStatement>>): string[] {
    const declared = new Map(Object.entries(row.shape));
    const described = columns.map(({ name }) => name);
    return [
      ...described.filter((name) => !declared.has(name)).map((name) => `column "${name}" is not declared`),
      ...[...declared.keys()].filter((name) => !described.includes(name)).map((name) => `column "${name}" is missing`),
      ...columns.flatMap(({ name, typeId }) => {
        const column = declared.get(name) as z.ZodType | undefined;
        return column ? compareType({ name, column, type: types.get(typeId) }) : [];
      }),
    ];
  }

  function compareType({
    name,
    column,
    type,
  }: {
    name: string;
    column: z.ZodType;
    type: PostgresType | undefined;
  }): string[] {
    const inner = unwrap(column);
    const { def } = inner as z.ZodType & {
      def: { type: string; format?: string; element?: z.ZodType; values?: unknown[] };
    };
    if (type?.elementId) {
      if (!def.element) return [`column "${name}" is an array, not ${def.type}`];
      return compareType({ name: `${name}[]`, column: def.element, type: types.get(type.elementId) });
    }
    const kind = def.format === 'datetime' ? 'datetime' : def.values ? typeof def.values[0] : def.type;
    const allowed = KINDS[type?.name ?? ''] ?? KINDS[type?.kind ?? ''] ?? [];
    return [kind, 'any'].some((one) => allowed.includes(one)) || kind === 'null'
      ? []
      : [`column "${name}" is ${type?.name}, not ${kind}`];
  }
});

type PostgresType = { id: number; name: string; kind: string; elementId: number };

async function selectTypes(client: PoolClient): Promise<Map<number, PostgresType>> {
  const { rows } = await client.query<PostgresType>(
    `SELECT oid::int AS id, typname AS name, CASE typtype WHEN 'e' THEN 'enum' ELSE typtype::text END AS kind,
       CASE WHEN typcategory = 'A' THEN typelem::int ELSE 0 END AS "elementId" FROM pg_type`,
  );
  return new Map(rows.map((type) => [type.id, type]));
}

function each(names: string[], kinds: string[]): Record<string, string[]> {
  return Object.fromEntries(names.map((name) => [name, kinds]));
}
