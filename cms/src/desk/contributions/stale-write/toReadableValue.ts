import type { RichText } from '@common-ground/api/contracts/lexicalNodes.ts';
import { lexicalToMarkdown } from '@common-ground/api/contracts/lexicalToMarkdown.ts';
import type { ClientField } from 'payload';

export type ReadableValue = string | string[];
export type FindTitle = (collection: string, id: unknown) => string;

const MOMENT = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' });

/** Returns the value of a field of any type as text, an empty text when there is none. */
export function toReadableValue(field: ClientField, value: unknown, findTitle: FindTitle): ReadableValue {
  if (isEmptyValue(value)) return '';
  if ('hasMany' in field && field.hasMany && Array.isArray(value))
    return value.map((one) => asLine(toReadableValue({ ...field, hasMany: false } as ClientField, one, findTitle)));
  switch (field.type) {
    case 'richText':
      return lexicalToMarkdown(value as RichText);
    case 'checkbox':
      return value ? 'Yes' : 'No';
    case 'date':
      return MOMENT.format(new Date(String(value)));
    case 'select':
    case 'radio':
      return optionLabel(field.options as Option[], value);
    case 'relationship':
    case 'upload':
      return referenceTitle(field.relationTo, value, findTitle);
    case 'array':
      return (value as Row[]).map((row) => toFieldLines(field.fields, row, findTitle));
    case 'blocks':
      return (value as Row[]).map((row) => {
        const block = field.blocks.find(({ slug }) => slug === row.blockType);
        const kind = typeof block?.labels?.singular === 'string' ? block.labels.singular : String(row.blockType);
        return [kind, toFieldLines(block?.fields ?? [], row, findTitle)].join('\n');
      });
    case 'group':
      return toFieldLines(field.fields, value as Row, findTitle);
    case 'json':
      return legibleJson(value);
    default:
      return String(value);
  }
}

type Row = Record<string, unknown>;
type Option = string | { label: unknown; value: string };

export function isEmptyValue(value: unknown): boolean {
  return value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
}

/** Returns the fields of a row or group that have a value, one a line, each after its label. */
function toFieldLines(fields: ClientField[], row: Row, findTitle: FindTitle): string {
  const lines = fields.flatMap((field): string[] => {
    if (!('name' in field)) {
      const inside = 'fields' in field ? toFieldLines(field.fields as ClientField[], row, findTitle) : '';
      return inside ? [inside] : [];
    }
    const text = field.name === 'id' ? '' : asLine(toReadableValue(field, row[field.name], findTitle));
    return text ? [`${toFieldLabel(field)}: ${text}`] : [];
  });
  return lines.join('\n');
}

export function toFieldLabel(field: { name: string; label?: unknown }): string {
  return typeof field.label === 'string' && field.label ? field.label : field.name;
}

function optionLabel(options: Option[], value: unknown): string {
  const option = options.find((one) => (typeof one === 'string' ? one : one.value) === value);
  return typeof option === 'object' && typeof option.label === 'string' ? option.label : String(value);
}

function referenceTitle(relationTo: string | string[], value: unknown, findTitle: FindTitle): string {
  if (typeof value !== 'object' || value === null) return findTitle(String(relationTo), value);
  if ('relationTo' in value && 'value' in value) return findTitle(String(value.relationTo), value.value);
  return findTitle(String(relationTo), (value as { id?: unknown }).id);
}

/** Lists that are stored as JSON hold texts, or objects of a few texts each. */
function legibleJson(value: unknown): ReadableValue {
  if (!Array.isArray(value)) return typeof value === 'object' ? JSON.stringify(value, null, 2) : String(value);
  return value.map((entry) =>
    typeof entry === 'object' && entry !== null
      ? Object.values(entry)
          .filter((part) => !isEmptyValue(part))
          .join(' · ')
      : String(entry),
  );
}

function asLine(value: ReadableValue): string {
  return Array.isArray(value) ? value.join('; ') : value;
}
