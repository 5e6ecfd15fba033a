import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const FOLDER = path.resolve(import.meta.dirname, '../sql');
const FIRST_COMMENT = /^(?:(?:--.*)?\n)*/;
const STATEMENTS = /^(?=CREATE OR REPLACE (?:FUNCTION|VIEW|TRIGGER) )/m;
const NAMED = /^CREATE OR REPLACE (?:(FUNCTION|VIEW) ([\w.]+)|TRIGGER (\w+) .*? ON ([\w.]+)\s)/s;

/** The statements of a view, of a trigger, or of a function with its overloads. */
export type SqlPart = { name: string; file: string; text: string; digest: string };
/** A statement that runs once in each database, after the functions that it may call. */
export type SqlStep = { file: string; text: string };
export type SqlFiles = { parts: SqlPart[]; steps: SqlStep[]; checksum: string };

/** @throws Error when a statement outside `after` is no `CREATE OR REPLACE` with a name that has its schema */
export function readSqlFiles(folder = FOLDER): SqlFiles {
  const files = globSync('*/*.sql', { cwd: folder })
    .map((file) => ({ file: file.replaceAll('\\', '/'), text: readFileSync(path.join(folder, file), 'utf8') }))
    .sort((a, b) => (a.file < b.file ? -1 : 1));
  const isStep = ({ file }: SqlStep) => file.startsWith('after/');
  return {
    parts: toParts(files.filter((file) => !isStep(file))),
    steps: files.filter(isStep),
    checksum: digest(JSON.stringify(files)),
  };
}

function toParts(files: SqlStep[]): SqlPart[] {
  const statements = files.flatMap(({ file, text }) => {
    const statements = text.replace(FIRST_COMMENT, '').split(STATEMENTS);
    return statements.map((statement) => ({ name: findName(file, statement), file, text: statement.trim() }));
  });
  const named = Map.groupBy(statements, ({ name }) => name);
  return [...named].map(([name, all]) => {
    const text = all.map((statement) => statement.text).join('\n');
    return { name, file: all[0]?.file ?? '', text, digest: digest(text) };
  });
}

function findName(file: string, statement: string): string {
  const [, kind, name, trigger, table] = NAMED.exec(statement) ?? [];
  if (!(name ?? table)?.includes('.'))
    throw new Error(`${file}: not CREATE OR REPLACE with a schema: ${statement.split('\n')[0]}`);
  return kind ? `${kind} ${name}` : `TRIGGER ${trigger} ON ${table}`;
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
