import type { Field } from '../../encyclopedia/fields.ts';
import type { Marks, Part, TextsPart } from '../parts.ts';
import { SOURCES, toName } from './facts.ts';

/** Returns the fields of a condition or a category as parts, with the same names and sections. */
export function toParts(fields: readonly Field[]): Part[] {
  return fields.map(toPart);
}

function toPart(field: Field): Part {
  const { kind, name, label, most, section, signed, isNeeded } = field;
  const marks = { name, label, section, signed, isNeeded, translated: toTranslated(field) };
  const list = { ...marks, type: 'texts', form: 'list', itemLabel: 'Entry', most } satisfies Omit<TextsPart, 'kind'>;
  switch (kind) {
    case 'line':
    case 'text':
      return { ...marks, type: 'text', kind, most };
    case 'paragraphs':
      return { ...list, form: 'lines', itemLabel: 'Paragraph', kind: 'paragraph' };
    case 'list':
      return { ...list, kind: 'line' };
    case 'links':
      return { ...list, kind: 'link' };
    case 'sources':
      return { ...SOURCES, ...marks };
    case 'relation':
      return {
        ...marks,
        type: 'fact',
        toWords: (id: number | null, { categories }) => (id === null ? '' : toName(categories, id)),
      };
  }
}

function toTranslated({ isShared, isOwn, isUnpaired }: Field): Marks['translated'] {
  if (isShared) return 'never';
  if (isOwn) return 'own';
  return isUnpaired ? 'whole' : undefined;
}
