import { SEARCH_TERM_LENGTH, SEARCH_TERMS_MAX } from '@common-ground/api/contracts/limits.ts';
import type { RelationshipField } from 'payload';
import { editors, nobody, staff } from '../../access/rules.ts';
import { defaultFromAddress } from '../../fields/defaultFromAddress.ts';
import { textList } from '../../fields/list.ts';
import { clearFoundSearches, refuseTakenTerms } from '../../hooks/searchTerms.ts';
import { defineCollection } from '../defineCollection.ts';

/** A record that the row belongs to. It never changes, because terms are written for one page in one language. */
const owner = (name: 'condition' | 'language', relationTo: 'conditions' | 'languages'): RelationshipField => ({
  name,
  type: 'relationship',
  relationTo,
  required: true,
  index: true,
  defaultValue: defaultFromAddress(name, 'id'),
  access: { update: nobody },
  admin: { allowCreate: false, allowEdit: false },
});

export const SearchTerms = defineCollection({
  slug: 'search-terms',
  labels: { singular: 'Search terms', plural: 'Search terms' },
  group: 'Encyclopedia',
  description:
    'Words by which readers find a condition although its page does not have them. No reader ever sees them, and each language has its own.',
  title: 'title',
  columns: ['title', 'language', 'terms', 'updatedAt'],
  access: { create: editors, read: staff, update: editors, delete: editors },
  versions: false,
  defaultSort: ['condition', 'language'],
  indexes: [{ fields: ['condition', 'language'], unique: true }],
  hooks: { beforeValidate: [refuseTakenTerms], afterChange: [clearFoundSearches] },
  fields: [
    { name: 'title', type: 'text', label: 'Condition', virtual: 'condition.name', admin: { hidden: true } },
    owner('condition', 'conditions'),
    owner('language', 'languages'),
    textList({
      name: 'terms',
      label: 'Search terms',
      description:
        'Everyday words, symptoms as people tell them, old and hurtful names, brands, devices. No name of another condition, and no word that fits many pages. Several lines can be pasted at once.',
      most: SEARCH_TERM_LENGTH,
      maxEntries: SEARCH_TERMS_MAX,
      required: true,
      component: '/src/desk/search/TermsField.tsx#TermsField',
      cell: '/src/desk/search/TermsCell.tsx#TermsCell',
    }),
  ],
});
