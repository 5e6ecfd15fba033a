import {
  type BlockNode,
  breakNode,
  headingNode,
  type InlineNode,
  itemNode,
  linkNode,
  listNode,
  noteNode,
  paragraphNode,
  quoteNode,
  richText,
  textNode,
} from '@common-ground/api/contracts/lexicalNodes.ts';
import { lexicalToMarkdown } from '@common-ground/api/contracts/lexicalToMarkdown.ts';
import { IS_DEEP } from '@common-ground/api/testing/deep.ts';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { markdownToLexical } from './markdownToLexical.ts';

const CHARACTERS = [
  '[!NOTE]',
  'a',
  'b',
  'é',
  ' ',
  '*',
  '_',
  '[',
  ']',
  '`',
  '<',
  '>',
  '&amp;',
  '#',
  '- ',
  '1. ',
  '"',
  '(',
  ')',
  '!',
  '\\',
  '.',
  '=',
];
const word = fc.array(fc.constantFrom(...CHARACTERS), { minLength: 1, maxLength: 5 }).map((all) => all.join(''));
const run = fc.tuple(word, fc.nat(3)).map(([text, format]) => textNode(text, format));
/** Gives all text the same format, because Markdown cannot express overlapping formats within a word. */
const inOneKind = <Node>(node: Node, kind: number): Node =>
  JSON.parse(JSON.stringify(node).replaceAll(/"format":[123]/g, `"format":${kind}`));
const runs = fc.array(run, { minLength: 1, maxLength: 5 });
const link = fc.tuple(fc.nat(99), runs).map(([value, inside]): InlineNode => {
  const doc = { relationTo: 'conditions', value } as const;
  return linkNode({ linkType: 'internal', doc, newTab: false }, inside);
});
const inline = fc.array(fc.oneof({ weight: 4, arbitrary: run }, link, fc.constant(null).map(breakNode)), {
  minLength: 1,
  maxLength: 5,
});
const item = inline.map((nodes) => itemNode(1, nodes));
const someBlock: fc.Arbitrary<BlockNode> = fc.oneof(
  inline.map(paragraphNode),
  runs.map((nodes) => headingNode('h3', nodes)),
  inline.map(quoteNode),
  inline.map(noteNode),
  fc
    .tuple(fc.constantFrom('bullet', 'number'), fc.array(item, { minLength: 1, maxLength: 3 }))
    .map(([kind, items]) => listNode(kind as 'bullet', 1, items)),
);

type Shown = { type: string; text?: string; format?: number; fields?: object; children?: object[] };

/** Returns each visible character with its format and the elements around it, links with their fields. */
function shown(nodes: readonly object[], place = ''): string[] {
  return nodes.flatMap((node) => {
    const { type, text = '', format, fields, children } = node as Shown;
    if (type === 'text') return [...text].filter((one) => one.trim()).map((one) => `${place}${one}${format}`);
    return shown(children ?? [], `${place}${type === 'link' ? JSON.stringify(fields) : type} `);
  });
}

const tries = { numRuns: IS_DEEP ? 3000 : 300 };
const list = () => listNode('bullet', 1, [itemNode(1, [textNode('a', 0)])]);

describe('text of the editor', () => {
  it('is unchanged after a conversion to Markdown and back', () => {
    fc.assert(
      fc.property(fc.array(someBlock, { minLength: 1, maxLength: 3 }), fc.integer({ min: 1, max: 3 }), (some, kind) => {
        const blocks = inOneKind(some, kind);
        const markdown = lexicalToMarkdown(richText(blocks));
        const back = markdownToLexical(markdown);
        expect(shown(back.root.children)).toEqual(shown(blocks));
        expect(lexicalToMarkdown(back)).toBe(markdown);
      }),
      { ...tries, examples: [[[list(), paragraphNode([breakNode()]), list()], 1]] },
    );
  });

  it('loses no character when formats overlap within a word', () => {
    fc.assert(
      fc.property(inline.map(paragraphNode), (block) => {
        const { children } = markdownToLexical(lexicalToMarkdown(richText([block]))).root;
        expect(shown(inOneKind(children, 0))).toEqual(shown(inOneKind([block], 0)));
      }),
      tries,
    );
  });

  it('stays plain text when it looks like Markdown', () => {
    for (const text of [
      '# no heading',
      '1. no list',
      '- no list',
      '> said',
      '*no* _mark_',
      '[no](link)',
      '&amp;',
      '`x`',
      '[!NOTE]',
    ])
      expect(
        markdownToLexical(lexicalToMarkdown(richText([paragraphNode([textNode(text, 0)])]))).root.children,
      ).toEqual([paragraphNode([textNode(text, 0)])]);
  });

  it('can have nested lists, quotations of two paragraphs, and links to conditions', () => {
    const text =
      '1. One\n2. Two\n   - Inner *word*\n   - [Outer](/condition/7)\n3. Three\n\n> Said.\n>\n> And **more** [there](https://example.org/)';
    const kept = markdownToLexical(text);
    expect(JSON.stringify(kept)).toContain('{"relationTo":"conditions","value":7}');
    expect(lexicalToMarkdown(kept)).toBe(text);
  });

  it('can have a note of paragraphs, unlike a quotation with the same words', () => {
    const text = '> [!NOTE]\n> Said [of it](/condition/7).\n>\n> And **more**.';
    const kept = markdownToLexical(text);
    expect(kept.root.children).toMatchObject([{ type: 'note' }]);
    expect(lexicalToMarkdown(kept)).toBe(text);
    expect(markdownToLexical(text.replace('NOTE]', 'NOTE]\n>'))).toEqual(kept);
    const quote = quoteNode([textNode('[!NOTE]', 0), breakNode(), textNode('Said', 0)]);
    expect(markdownToLexical(lexicalToMarkdown(richText([quote]))).root.children).toEqual([quote]);
    for (const [other, is] of [
      ['> [!NOTE]\n> A\n>\n> - B', ['quote', 'list']],
      ['- > [!NOTE]\n  > A', ['list']],
    ] as const)
      expect(markdownToLexical(other).root.children.map(({ type }) => type)).toEqual(is);
    expect(lexicalToMarkdown(richText([noteNode([])]))).toBe('');
  });
});
