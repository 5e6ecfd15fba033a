import { HEADINGS } from '@common-ground/api/contracts/lexicalNodes.ts';
import {
  BlockquoteFeature,
  BoldFeature,
  createNode,
  createServerFeature,
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
import { NoteNode } from '../../desk/kit/NoteNode.ts';
import { isLinked, LINK_NEEDED } from './findRichTextFlaw.ts';

/** Offers only features that survive the conversion to Markdown. */
export const textEditor = lexicalEditor({
  features: [
    ParagraphFeature(),
    HeadingFeature({ enabledHeadingSizes: [...HEADINGS] }),
    BoldFeature(),
    ItalicFeature(),
    UnorderedListFeature(),
    OrderedListFeature(),
    BlockquoteFeature(),
    createServerFeature({
      key: 'notes',
      feature: { ClientFeature: '/src/desk/kit/Notes.tsx#Notes', nodes: [createNode({ node: NoteNode })] },
    })(),
    LinkFeature({
      enabledCollections: ['conditions'],
      disableAutoLinks: true,
      fields: ({ defaultFields }) => (defaultFields as LinkField[]).filter(({ name }) => name !== 'newTab').map(ofLink),
    }),
    FixedToolbarFeature(),
    createServerFeature({
      key: 'named',
      feature: { ClientFeature: '/src/desk/kit/AccessibleEditorNames.tsx#AccessibleEditorNames' },
    })(),
  ],
});

type LinkField = Field & { name?: string };

/**
 * Labels a link's fields for editors, offers existing conditions only, and accepts only addresses that pages support.
 */
function ofLink(field: LinkField): Field {
  switch (field.name) {
    case 'linkType':
      return { ...field, label: 'Leads to', admin: {}, options: LED_TO } as Field;
    case 'doc':
      return { ...field, label: 'Condition', admin: { ...field.admin, allowCreate: false } } as Field;
    case 'url': {
      const validate = (value: unknown, { siblingData }: { siblingData: { linkType?: string } }) =>
        siblingData?.linkType === 'internal' || isLinked(value) || LINK_NEEDED;
      return { ...field, label: 'Address', hooks: {}, validate } as Field;
    }
    default:
      return field;
  }
}

const LED_TO = [
  { label: 'An address', value: 'custom' },
  { label: 'A condition of the encyclopedia', value: 'internal' },
];
