import { ID_MAX } from '@common-ground/api/contracts/limits.ts';
import { type FlattenedField, QueryError } from 'payload';
import { isDate, isObject, isOption } from './checkData.ts';

/** What a list, a record or a change of many is asked for by. None of it has been looked at. */
export type GivenQuery = { [name in 'page' | 'limit' | 'depth' | 'sort' | 'where' | 'select' | 'populate']?: unknown };

const COUNTS = ['page', 'limit', 'depth'] as const;

/** @throws QueryError for what Payload, or the database, would stumble over */
export function checkQuery(given: GivenQuery, fields: FlattenedField[]): void {
  for (const name of COUNTS)
    if (isGiven(given[name]) && !isCount(given[name])) throw wrongQuery(name, 'must be a whole number');
  refuseForeignOrder(given.sort);
  for (const name of ['select', 'populate'] as const)
    if (isGiven(given[name]) && !isSelection(given[name])) throw wrongQuery(name, 'must say true or false of fields');
  if (isGiven(given.where)) checkWhere(given.where, fields);
}

/** Where Payload reads several records at once it says null of what it was not given. */
function isGiven(value: unknown): boolean {
  return value !== undefined && value !== null;
}

/** PostgreSQL's integer; Payload's own lists ask for page 0. */
export function isCount(value: unknown): boolean {
  return /^\d{1,10}$/.test(String(value)) && Number(value) <= ID_MAX;
}

/**
 * Payload asks no rule about a field of another record that a list is sorted by, hidden ones not excepted: anybody could
 * order what people wrote by the hashes and tokens of their accounts. Nothing here sorts by such a field.
 */
function refuseForeignOrder(sort: unknown): void {
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
    else if (isJoined || !isObject(part ?? {})) throw wrongQuery(path, 'must be compared with something');
    else checkComparisons({ path, part: (part ?? {}) as object, fields });
  }
}

/** What PostgreSQL is asked for; Payload knows more, for other databases and for places on a map. */
const OPERATORS = /^((not_)?(equals|in|like)|contains|exists|(greater|less)_than(_equal)?)$/;

type Comparisons = { path: string; part: object; fields: FlattenedField[] };

/** Of a field of another record nothing is known here; Payload knows whether it is there at all. */
function checkComparisons({ path, part, fields }: Comparisons): void {
  const [name, ...inside] = path.replace(/^version\./, '').split(/\.|__/);
  const field = fields.find((one) => one.name === name);
  // Payload writes such a path into its query as it is given.
  if (isUnread(field) && inside.length > 0) throw wrongQuery(path, 'is not looked into');
  // Payload makes no query of it.
  if (isOfManyKinds(field) && inside.length === 0) throw wrongQuery(path, `must be asked as ${path}.value`);
  for (const [operator, value] of Object.entries(part))
    if (!OPERATORS.test(operator) || (inside.length === 0 && !isComparable(field, operator, value)))
      throw wrongQuery(path, `cannot be compared with this by ${operator}`);
}

const isOfManyKinds = (field: FlattenedField | undefined) =>
  (field?.type === 'relationship' || field?.type === 'upload') && Array.isArray(field.relationTo);

const isUnread = (field: FlattenedField | undefined) => field?.type === 'json' || field?.type === 'richText';

function isComparable(field: FlattenedField | undefined, operator: string, value: unknown): boolean {
  if (operator === 'exists' || value === null || value === undefined) return true;
  const isList = /^(not_)?in$/.test(operator);
  const values = isList && typeof value === 'string' ? value.split(',') : [value].flat();
  if (!values.every(isScalar)) return false;
  const isPart = /like|contains/.test(operator);
  switch (field?.type) {
    case 'number':
      // Payload takes what is like a number for what equals it.
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

/** Of the kind that Payload's lists show as an empty list; any other breaks the page. */
function wrongQuery(path: string, message: string): QueryError {
  return Object.assign(new QueryError([{ path }]), { message: `${path}: ${message}` });
}
