import {
  BlockquoteFeature,
  BoldFeature,
  FixedToolbarFeature,
  HeadingFeature,
  ItalicFeature,
  LinkFeature,
  lexicalEditor,
  OrderedListFeature,
  ParagraphFeature,
  UnorderedListFeature,
} from '@payloadcms/richtext-lexical';
import type { Field } from 'payload';
import { httpsAddress } from '../fields/list.ts';
import { HEADINGS } from './lexicalNodes.ts';

/** What our texts are made of and no more: whatever else the editor could do would be lost on the way to Markdown. */
export const textEditor = lexicalEditor({
  features: [
    ParagraphFeature(),
    HeadingFeature({ enabledHeadingSizes: [...HEADINGS] }),
    BoldFeature(),
    ItalicFeature(),
    UnorderedListFeature(),
    OrderedListFeature(),
    BlockquoteFeature(),
    LinkFeature({
      enabledCollections: ['conditions'],
      disableAutoLinks: true,
      fields: ({ defaultFields }) =>
        (defaultFields as LinkField[]).filter(({ name }) => name !== 'newTab').map(checked),
    }),
    FixedToolbarFeature(),
  ],
});

type LinkField = Field & { name?: string };

function checked(field: LinkField): Field {
  if (field.name !== 'url') return field;
  const validate = (value: unknown, { siblingData }: { siblingData: { linkType?: string } }) =>
    siblingData?.linkType === 'internal' || isLinked(value) || 'Give a full address, beginning with https://';
  return { ...field, hooks: {}, validate } as Field;
}

/** Addresses of this site are written without a language, such as /contribute. */
const isLinked = (value: unknown) =>
  httpsAddress.safeParse(value).success || (typeof value === 'string' && /^(\/[a-z]|mailto:)/.test(value));
