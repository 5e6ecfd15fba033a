import {
  type Field as Described,
  FIELDS,
  type PageKind,
  sortNeededFirst,
} from '@common-ground/api/contracts/encyclopedia/fields.ts';
import type { Field } from 'payload';
import { z } from 'zod';
import { httpsAddress, recordList, shortText, textList, year } from './list.ts';

/**
 * Returns the CMS's fields for a page's texts. In a translation, only fields with `isNeeded: 'always'` are required.
 */
export function textFields(kind: PageKind, { isTranslation }: { isTranslation: boolean }): Record<string, Field> {
  const fields = FIELDS[kind].filter((field) => field.kind !== 'relation' && !(isTranslation && field.isShared));
  return Object.fromEntries(
    sortNeededFirst(fields).map((field) => {
      const required = isTranslation ? field.isNeeded === 'always' : Boolean(field.isNeeded);
      return [field.name, MADE[field.kind]({ ...field, required, holdsPlaces: isTranslation && isPaired(field) })];
    }),
  );
}

/** `holdsPlaces`: the entries of a translation have the places of those of their source, also while some are missing. */
type Wanted = Described & { required: boolean; holdsPlaces: boolean };

const isPaired = ({ isUnpaired, isOwn }: Described) => !isUnpaired && !isOwn;

const MADE: Record<Described['kind'], (field: Wanted) => Field> = {
  line: ({ name, label, most, about, required }) => ({
    name,
    label,
    type: 'text',
    required,
    maxLength: most,
    admin: { description: about },
  }),
  text: (field) => textarea(field),
  paragraphs: (field) => textarea(field, { rows: 14 }),
  list: (field) => textList(describedList(field)),
  links: (field) =>
    recordList({
      ...describedList(field),
      columns: [
        { name: 'title', label: 'Title', schema: shortText(field.most) },
        { name: 'url', label: 'Address', schema: httpsAddress },
      ],
    }),
  sources: (field) =>
    recordList({
      ...describedList(field),
      columns: [
        { name: 'title', label: 'Title', schema: shortText(field.most) },
        { name: 'publisher', label: 'Publisher', schema: shortText(field.most).optional() },
        { name: 'url', label: 'Address', schema: httpsAddress },
        { name: 'year', label: 'Year', schema: year },
      ],
      // Sent back by the form as it came. `numberSources` replaces any other number.
      unseen: { sourceNumber: z.int().min(1).optional() },
    }),
  relation: ({ name }) => {
    throw new Error(`${name} is a relation: the collection has a field of its own for it`);
  },
};

function textarea({ name, label, most, about, required }: Wanted, more: { rows?: number } = {}): Field {
  return { name, label, type: 'textarea', required, maxLength: most, admin: { ...more, description: about } };
}

function describedList({ name, label, about = '', most, required, holdsPlaces }: Wanted) {
  return { name, label, description: about, most, required, holdsPlaces };
}
