import { ID_MAX } from '@common-ground/api/contracts/limits.ts';
import type { CollectionSlug, FlattenedBlock, FlattenedField, PayloadRequest, SelectField } from 'payload';
import { findLinkedConditionIds, findRichTextFlaw } from '../richtext/findRichTextFlaw.ts';

type Data = Record<string, unknown>;
type Flaw = { path: string; message: string };
type Reference = { slug: string; id: number; path: string };

/** Returns a flaw for each value of the wrong type. Payload's own validation reports missing and too long values. */
export function findTypeFlaws(fields: FlattenedField[], data: Data, prefix = ''): Flaw[] {
  return fields.flatMap((field) => {
    const value = data[field.name];
    const path = `${prefix}${field.name}`;
    if (value === undefined || value === null || isEmptyList(field, value)) return [];
    if (field.type === 'group' || field.type === 'tab')
      return isObject(value)
        ? findTypeFlaws(field.flattenedFields, value, `${path}.`)
        : [{ path, message: 'must be an object' }];
    if (field.type === 'array')
      return isRows(value)
        ? value.flatMap((row, place) => findTypeFlaws(field.flattenedFields, row, `${path}.${place}.`))
        : [{ path, message: 'must be a list of objects' }];
    if (field.type === 'blocks')
      return isRows(value)
        ? value.flatMap((row, place) => flawsInBlock(findBlock(field, row), row, `${path}.${place}.`))
        : [{ path, message: 'must be a list of objects' }];
    const message = findTypeFlaw(field, value);
    return message ? [{ path, message }] : [];
  });
}

/** Payload's forms send 0 for a list without rows. */
const isEmptyList = ({ type }: FlattenedField, value: unknown) =>
  value === 0 && (type === 'array' || type === 'blocks');

function flawsInBlock(block: FlattenedBlock | undefined, row: Data, prefix: string): Flaw[] {
  return block
    ? findTypeFlaws(block.flattenedFields, row, prefix)
    : [{ path: `${prefix}blockType`, message: 'must be one of the block types' }];
}

const findBlock = ({ blocks }: { blocks: FlattenedBlock[] }, { blockType }: Data) =>
  blocks.find(({ slug }) => slug === blockType);

/** Returns a flaw for each reference to a record that does not exist. */
export async function findMissingReferences(
  fields: FlattenedField[],
  data: Data,
  req: PayloadRequest,
): Promise<Flaw[]> {
  const bySlug = Map.groupBy(referencesIn(fields, data), ({ slug }) => slug);
  const missing = await Promise.all(
    [...bySlug].map(async ([slug, references]) => {
      const { docs } = await req.payload.db.find({
        collection: slug as CollectionSlug,
        where: { id: { in: references.map(({ id }) => id) } },
        select: {},
        pagination: false,
        req,
      });
      const there = new Set(docs.map(({ id }) => Number(id)));
      return references.filter(({ id }) => !there.has(id));
    }),
  );
  return missing.flat().map(({ path }) => ({ path, message: 'There is no such record' }));
}

function referencesIn(fields: FlattenedField[], data: Data, prefix = ''): Reference[] {
  return fields.flatMap((field): Reference[] => {
    const value = data[field.name];
    const path = `${prefix}${field.name}`;
    if (value === undefined || value === null || isEmptyList(field, value)) return [];
    if (field.type === 'group' || field.type === 'tab')
      return referencesIn(field.flattenedFields, value as Data, `${path}.`);
    if (field.type === 'array')
      return (value as Data[]).flatMap((row, place) => referencesIn(field.flattenedFields, row, `${path}.${place}.`));
    if (field.type === 'blocks')
      return (value as Data[]).flatMap((row, place) =>
        referencesIn(findBlock(field, row)?.flattenedFields ?? [], row, `${path}.${place}.`),
      );
    if (field.type === 'richText') return findLinkedConditionIds(value).map((id) => ({ slug: 'conditions', id, path }));
    if (field.type !== 'relationship' && field.type !== 'upload') return [];
    return [value].flat().map((one) => {
      const { relationTo, value: id } = isObject(one) ? one : { relationTo: field.relationTo, value: one };
      return { slug: String(relationTo), id: Number(id), path };
    });
  });
}

function findTypeFlaw(field: FlattenedField, value: unknown): string | null {
  if ('hasMany' in field && field.hasMany) {
    if (!Array.isArray(value)) return 'must be a list';
    return value.map((one) => findTypeFlaw({ ...field, hasMany: false } as FlattenedField, one)).find(Boolean) ?? null;
  }
  switch (field.type) {
    case 'text':
    case 'textarea':
    case 'email':
    case 'code':
      return typeof value === 'string' ? null : 'must be text';
    case 'number':
      return Number.isFinite(value) ? null : 'must be a number';
    case 'checkbox':
      return typeof value === 'boolean' ? null : 'must be true or false';
    case 'date':
      return isDate(value) ? null : 'must be a date such as 2027-01-31';
    case 'select':
    case 'radio':
      return isOption(field, value) ? null : 'must be one of the options';
    case 'relationship':
    case 'upload':
      return isReference(field.relationTo, value) ? null : 'must be the id of a record';
    case 'richText':
      return findRichTextFlaw(value);
    default:
      return null;
  }
}

function isReference(relationTo: string | string[], value: unknown): boolean {
  if (typeof relationTo === 'string') return Number.isInteger(value) && Number(value) > 0 && Number(value) <= ID_MAX;
  return isObject(value) && relationTo.includes(String(value.relationTo)) && isReference('', value.value);
}

export function isOption({ options }: Pick<SelectField, 'options'>, value: unknown): boolean {
  return options.some((option) => value === (typeof option === 'string' ? option : option.value));
}

/** Accepts years of four digits only, which PostgreSQL and others read alike. */
export function isDate(value: unknown): boolean {
  const time = typeof value === 'string' ? new Date(value) : new Date(Number.NaN);
  return !Number.isNaN(time.getTime()) && /^\d{4}-/.test(time.toISOString()) && time.getUTCFullYear() > 0;
}

export function isObject(value: unknown): value is Data {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isRows(value: unknown): value is Data[] {
  return Array.isArray(value) && value.every(isObject);
}
