import { ID_MAX } from '@common-ground/api/contracts/limits.ts';
import { type FlattenedField, QueryError } from 'payload';
import { isDate, isObject, isOption } from './checkData.ts';

export type GivenQuery = { [name in 'page' | 'limit' | 'depth' | 'sort' | 'where' | 'select' | 'populate']?: unknown };

const COUNTS = ['page', 'limit', 'depth'] as const;

/** @throws QueryError for parameters that would make Payload or the database fail */
export function checkQuery(given: GivenQuery, fields: FlattenedField[]): void {
  for (const name of COUNTS)
    if (isGiven(given[name]) && !isCount(given[name])) throw wrongQuery(name, 'must be a whole number');
  refuseForeignSort(given.sort);
  for (const name of ['select', 'populate'] as const)
    if (isGiven(given[name]) && !isSelection(given[name])) throw wrongQuery(name, 'must map fields to true or false');
  if (isGiven(given.where)) checkWhere(given.where, fields);
}

/** Payload passes null for missing parameters when it reads several records at once. */
function isGiven(value: unknown): boolean {
  return value !== undefined && value !== null;
}

/** Whether a value is in the range of PostgreSQL's `integer`, from 0 because Payload's own lists request page 0. */
export function isCount(value: unknown): boolean {
  return /^\d{1,10}$/.test(String(value)) && Number(value) <= ID_MAX;
}

/** Refuses to sort by another record's field, for which Payload checks no access rule, not even for password hashes. */
function refuseForeignSort(sort: unknown): void {
  if (!sort) return;
  const paths = [sort].flat().map((path) =>
    String(path)
      .replace(/^-/, '')
      .replace(/^version\./, ''),
  );
  if (paths.some((path) => /\.|__/.test(path))) throw wrongQuery('sort', 'must be a field of the records themselves');
}

function isSelection(given: unknown): boolean {
  return typeof given === 'boolean' || (isObject(given) && Object.values(given).every(isSelection));
}

function checkWhere(where: unknown, fields: FlattenedField[]): void {
  if (!isObject(where)) throw wrongQuery('where', 'must name fields');
  for (const [path, part] of Object.entries(where)) {
    const isJoined = /^(and|or)$/i.test(path);
    if (isJoined && Array.isArray(part)) for (const one of part) checkWhere(one, fields);
    else if (isJoined) throw wrongQuery(path, 'must be a list of filters');
    else if (!isObject(part ?? {})) throw wrongQuery(path, 'must have an operator and a value');
    else checkComparisons({ path, part: (part ?? {}) as object, fields });
  }
}

/** Operators that work in PostgreSQL. Payload has more, for other databases and for places on a map. */
const OPERATORS = /^((not_)?(equals|in|like)|contains|exists|(greater|less)_than(_equal)?)$/;

type Comparisons = { path: string; part: object; fields: FlattenedField[] };

function checkComparisons({ path, part, fields }: Comparisons): void {
  const [name, ...inside] = path.replace(/^version\./, '').split(/\.|__/);
  const field = fields.find((one) => one.name === name);
  // Payload copies a path inside JSON into its query as it was sent.
  if (isJsonField(field) && inside.length > 0) throw wrongQuery(path, 'cannot be filtered inside its value');
  // Without `.value` Payload builds no query for a relationship to several collections.
  if (isPolymorphic(field) && inside.length === 0) throw wrongQuery(path, `must be filtered as ${path}.value`);
  for (const [operator, value] of Object.entries(part))
    if (!OPERATORS.test(operator) || (inside.length === 0 && !isComparable(field, operator, value)))
      throw wrongQuery(path, `cannot be compared with this by ${operator}`);
}

const isPolymorphic = (field: FlattenedField | undefined) =>
  (field?.type === 'relationship' || field?.type === 'upload') && Array.isArray(field.relationTo);

const isJsonField = (field: FlattenedField | undefined) => field?.type === 'json' || field?.type === 'richText';

function isComparable(field: FlattenedField | undefined, operator: string, value: unknown): boolean {
  if (operator === 'exists' || value === null || value === undefined) return true;
  const isList = /^(not_)?in$/.test(operator);
  const values = isList && typeof value === 'string' ? value.split(',') : [value].flat();
  if (!values.every(isScalar)) return false;
  const isPart = /like|contains/.test(operator);
  switch (field?.type) {
    case 'number':
      // Payload treats `like` on a number as `equals`.
      return !isPart || operator === 'like';
    case 'relationship':
    case 'upload':
      return isPart
        ? operator === 'like' || field.hasMany === true
        : values.every((one) => one === 'null' || isCount(one));
    case 'checkbox':
      return !isPart && values.every((one) => /^(true|false)$/i.test(String(one)));
    case 'date':
      return !isPart && values.every((one) => one === '' || one === 'null' || one instanceof Date || isDate(one));
    case 'select':
      return !isPart && values.every((one) => isOption(field, one));
    case 'json':
    case 'richText':
      return false;
    default:
      return !isPart || typeof value === 'string';
  }
}

function isScalar(value: unknown): boolean {
  return typeof value !== 'object' || value === null || value instanceof Date;
}

/** Returns a QueryError, which Payload's lists show as an empty list. Any other error breaks their page. */
function wrongQuery(path: string, message: string): QueryError {
  return Object.assign(new QueryError([{ path }]), { message: `${path}: ${message}` });
}
