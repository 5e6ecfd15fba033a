import type { ClientField } from 'payload';
import { type FindTitle, isEmptyValue, type ReadableValue, toFieldLabel, toReadableValue } from './toReadableValue.ts';

export type Side = 'mine' | 'theirs';
export type NamedField = ClientField & { name: string };
/** A record as it was loaded into the form, as it is typed, and as it is saved now. */
export type Texts = Record<'base' | 'mine' | 'theirs', Record<string, unknown>>;
export type Difference = {
  name: string;
  label: string;
  changedBy: Side | 'both';
  mine: ReadableValue;
  theirs: ReadableValue;
};

const ORDER = ['both', 'theirs', 'mine'];

/** Returns the fields whose typed and saved values differ, first those that both sides have changed. */
export function compareRecords(fields: readonly NamedField[], texts: Texts, findTitle: FindTitle): Difference[] {
  const { base, theirs } = texts;
  const mine = withEmptyLists(fields, texts.mine);
  return fields
    .filter(({ name }) => !isSameValue(mine[name], theirs[name]))
    .map((field): Difference => {
      const { name } = field;
      const isMine = !isSameValue(base[name], mine[name]);
      const isTheirs = !isSameValue(base[name], theirs[name]);
      return {
        name,
        label: toFieldLabel(field),
        changedBy: isMine && isTheirs ? 'both' : isMine ? 'mine' : 'theirs',
        mine: toReadableValue(field, mine[name], findTitle),
        theirs: toReadableValue(field, theirs[name], findTitle),
      };
    })
    .toSorted((one, other) => ORDER.indexOf(one.changedBy) - ORDER.indexOf(other.changedBy));
}

/** Replaces 0 by [] in lists: the data of Payload's form has the number of rows for a list without rows. */
function withEmptyLists(fields: readonly ClientField[], record: Record<string, unknown>): Record<string, unknown> {
  return Object.assign({}, record, ...fields.map((field) => findEmptyLists(field, record)));
}

function findEmptyLists(field: ClientField, record: Record<string, unknown>): Record<string, unknown> {
  if (!('name' in field)) return 'fields' in field ? withEmptyLists(field.fields as ClientField[], record) : {};
  if (field.type !== 'array' && field.type !== 'blocks') return {};
  const value = record[field.name];
  if (value === 0) return { [field.name]: [] };
  if (!Array.isArray(value)) return {};
  const findFields = (row: Record<string, unknown>) =>
    field.type === 'array' ? field.fields : (field.blocks.find(({ slug }) => slug === row.blockType)?.fields ?? []);
  return { [field.name]: value.map((row) => withEmptyLists(findFields(row), row)) };
}

/** Whether two values are equal. Missing values, `false`, '' and [] all mean empty and count as equal. */
export function isSameValue(one: unknown, other: unknown): boolean {
  if (isEmpty(one) || isEmpty(other)) return isEmpty(one) && isEmpty(other);
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return one === other;
  const [left, right] = [one, other] as [Record<string, unknown>, Record<string, unknown>];
  const keys = new Set([...Object.keys(left), ...Object.keys(right)]);
  return Array.isArray(one) === Array.isArray(other) && [...keys].every((key) => isSameValue(left[key], right[key]));
}

const isEmpty = (value: unknown) => isEmptyValue(value) || value === false;
