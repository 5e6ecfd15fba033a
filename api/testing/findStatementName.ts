import { definedStatements } from '../platform/statement.ts';

/** Returns the name of the statement with this text. A query lacks it where `DATABASE_STATEMENT_NAMES` is off. */
export function findStatementName({ text }: { text: string }): string | undefined {
  return [...definedStatements].find((statement) => statement.text === text)?.name;
}
