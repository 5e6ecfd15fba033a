import { redactText } from './redactText.ts';

/** Fields of a PostgreSQL error that name parts of the schema or of its source, and no values. */
const DATABASE_FIELDS = ['table', 'column', 'constraint', 'routine', 'statement'] as const;
/** SQLSTATE of errors whose message quotes values: class 22, data exceptions. */
const QUOTES_VALUES = /^22/;
const SQLSTATE = /^[\dA-Z]{5}$/;

type Details = { code?: unknown } & Partial<Record<(typeof DATABASE_FIELDS)[number] | 'severity', unknown>>;

/**
 * Returns what a line says about an error: its name, code and reason, and the parts of the schema that a database error
 * names. Never `detail`, `where`, parameters or values. An error with a code has its stack only with `isVerbose`.
 */
export function toErrorFields(thrown: unknown, { isVerbose = false } = {}): Record<string, string> {
  if (!(thrown instanceof Error)) return { error: typeof thrown, reason: redactText(String(thrown)) };
  const error = findCause(thrown);
  const details = error as Error & Details;
  const code = typeof details.code === 'string' || typeof details.code === 'number' ? String(details.code) : '';
  const isOfDatabase = SQLSTATE.test(code) && details.severity !== undefined;
  const fields: Record<string, string> = { error: isOfDatabase ? 'DatabaseError' : error.name };
  if (code !== '') fields.code = code;
  if (isOfDatabase)
    for (const name of DATABASE_FIELDS) if (typeof details[name] === 'string') fields[name] = details[name];
  const reason = findReason(error, code);
  if (reason !== '') fields.reason = reason;
  const stack = code === '' || isVerbose ? toFrames(error) : '';
  if (stack !== '') fields.stack = stack;
  return fields;
}

/** Returns the innermost cause. Drizzle and `fetch` wrap the error that says what happened. */
function findCause(error: Error): Error {
  return error.cause instanceof Error ? findCause(error.cause) : error;
}

/** Messages of syntax errors quote the text that was parsed, which may be a user's. */
function findReason(error: Error, code: string): string {
  if (error instanceof SyntaxError || QUOTES_VALUES.test(code)) return '';
  return redactText(error.message.replace(/\s+/g, ' ').trim());
}

/** Returns the frames of the stack, without the message that stands before them. */
function toFrames({ stack = '' }: Error): string {
  return stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .map((line) => line.trim())
    .join('\n');
}
