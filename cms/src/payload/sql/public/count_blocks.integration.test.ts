import { splitText } from '@common-ground/api/contracts/documents/parts.ts';
import {
  type BlockNode,
  breakNode,
  itemNode,
  linkNode,
  listNode,
  noteNode,
  paragraphNode,
  quoteNode,
  type RichText,
  richText,
  textNode,
} from '@common-ground/api/contracts/lexicalNodes.ts';
import { lexicalToMarkdown } from '@common-ground/api/contracts/lexicalToMarkdown.ts';
import { createTestDatabase } from '@common-ground/api/platform/testing/createTestDatabase.ts';
import { afterAll, describe, expect, it } from 'vitest';

const test = await createTestDatabase('small');
afterAll(() => test.close());

const text = textNode('a', 0);
const item = itemNode(1, [text]);
const list = listNode('bullet', 1, [item]);
const BODIES: [name: string, ...BlockNode[]][] = [
  ['nothing'],
  ['paragraphs, one of white space', paragraphNode([text]), paragraphNode([textNode(' \t', 0)]), paragraphNode([])],
  ['lists beside each other', list, paragraphNode([breakNode()]), list, paragraphNode([text]), list],
  ['lists of two types', list, listNode('number', 1, [item]), listNode('bullet', 1, [itemNode(1, [])])],
  ['a list without items', listNode('bullet', 1, []), paragraphNode([text])],
  ['a list in a list', listNode('bullet', 1, [item, itemNode(2, [listNode('bullet', 1, [item])])])],
  ['breaks', paragraphNode([text, breakNode(), breakNode(), text]), quoteNode([text, breakNode(), breakNode(), text])],
  ['items with breaks', listNode('bullet', 1, [itemNode(1, [text, breakNode(), breakNode(), text])])],
  [
    'a note and a link',
    noteNode([text]),
    paragraphNode([linkNode({ linkType: 'custom', url: '/', newTab: false }, [text])]),
  ],
  ['an empty link', paragraphNode([linkNode({ linkType: 'custom', url: '/a', newTab: false }, [])])],
];

describe('count_blocks', () => {
  it.each(BODIES)('counts the blocks of the Markdown of %s', async (_, ...blocks) => {
    const body: RichText = richText(blocks);
    const { rows } = await test.pool.query('SELECT public.count_blocks($1::jsonb) AS count', [JSON.stringify(body)]);
    expect(rows[0].count).toBe(splitText(lexicalToMarkdown(body), 'blocks').length);
  });

  it('returns 0 for a record without a text', async () => {
    const { rows } = await test.pool.query(
      `SELECT public.count_blocks(NULL) AS none, public.count_blocks('null') AS json`,
    );
    expect(rows[0]).toEqual({ none: 0, json: 0 });
  });
});
