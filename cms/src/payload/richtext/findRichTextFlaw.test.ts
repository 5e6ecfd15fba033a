import {
  headingNode,
  linkNode,
  listNode,
  noteNode,
  paragraphNode,
  quoteNode,
  textNode,
} from '@common-ground/api/contracts/lexicalNodes.ts';
import { describe, expect, it } from 'vitest';
import { findLinkedConditionIds, findRichTextFlaw } from './findRichTextFlaw.ts';
import { markdownToLexical } from './markdownToLexical.ts';

const text = (...children: unknown[]) => ({ root: { type: 'root', children, version: 1 } });
const paragraph = (...children: unknown[]) => text(paragraphNode(children as never));
const link = (fields: unknown, inside: unknown = textNode('there', 0)) =>
  paragraph(linkNode(fields as never, [inside as never]));
const custom = (url: unknown) => link({ linkType: 'custom', url, newTab: false });
const internal = (doc: unknown) => link({ linkType: 'internal', doc, newTab: false });

const lists = (levels: number): unknown =>
  listNode('bullet', 1, [{ type: 'listitem', version: 1, children: levels > 1 ? [lists(levels - 1)] : [] } as never]);
function deep(levels: number): object {
  let value: object = {};
  for (let level = 0; level < levels; level += 1) value = { children: [value], value };
  return value;
}

describe('text of the editor', () => {
  it('has no flaw with all supported elements', () => {
    const all = markdownToLexical(
      '## Title\n\nSome *text* and [a link](/contact), [mail](mailto:a@example.org), [112](tel:112), [below](#section-2).\\\nA line\n\n1. One\n   - Inner **one**\n\n> Said [of it](/condition/7)\n\n> [!NOTE]\n> Said [of that](/condition/8)',
    );
    expect(findRichTextFlaw(all)).toBeNull();
    expect(findRichTextFlaw(JSON.parse(JSON.stringify(all)))).toBeNull();
    expect(findLinkedConditionIds(all)).toEqual([7, 8]);
    // The editor stores a chosen condition like this.
    const chosen = internal({ relationTo: 'conditions', value: 12, label: 'A } in "it"' });
    expect(findRichTextFlaw(chosen)).toBeNull();
    expect(findLinkedConditionIds(chosen)).toEqual([12]);
    // The editor stores a pasted tab, and a link whose kind was changed, like this.
    expect(findRichTextFlaw(paragraph({ ...textNode('\t', 0), type: 'tab' }))).toBeNull();
    expect(findRichTextFlaw(link({ linkType: 'custom', url: 'https://example.org/', doc: null, id: 'x' }))).toBeNull();
    expect(findRichTextFlaw(text(lists(5)))).toBeNull();
  });

  it.each<[string, unknown]>([
    ['Markdown in place of nodes', '## Title'],
    ['no nodes', text()],
    ['a root of another type', { root: { type: 'block', children: [paragraphNode([])] } }],
    ['a field beside the root', { ...paragraph(), html: '<b>' }],
    ['a string in place of a node', text('<script>')],
    ['an HTML node', text({ type: 'html', html: '<script>alert(1)</script>', version: 1 })],
    ['an image', text({ type: 'upload', relationTo: 'media', value: 1, version: 1 })],
    ['a block', text({ type: 'block', fields: { blockType: 'code' }, version: 1 })],
    ['a heading in a note', text({ ...noteNode([]), children: [headingNode('h2', [])] })],
    ['a note in a note', text({ ...noteNode([]), children: [noteNode([])] })],
    ['a note in a paragraph', paragraph(noteNode([]))],
    ['a note with `fields`', text({ ...noteNode([]), fields: {} })],
    ['a horizontal rule', text({ type: 'horizontalrule', version: 1 })],
    ['a node without a type', text({ children: [] })],
    ['a heading of the first level', text({ type: 'heading', tag: 'h1', children: [], version: 1 })],
    ['a heading with an unknown tag', text({ type: 'heading', tag: 'script', children: [], version: 1 })],
    ['a checklist', text({ type: 'list', listType: 'check', children: [], version: 1 })],
    ['a list item outside of a list', text({ type: 'listitem', value: 1, children: [], version: 1 })],
    ['a heading in a quotation', text(quoteNode([{ type: 'heading', tag: 'h2', children: [] } as never]))],
    ['an object in place of text', paragraph({ type: 'text', text: { x: 1 }, format: 0 })],
    ['text without a format', paragraph({ type: 'text', text: 'x' })],
    ['underlined text', paragraph(textNode('x', 8))],
    ['text with children', paragraph({ ...textNode('x', 0), children: [] })],
    ['an object as the style of text', paragraph({ ...textNode('x', 0), style: { x: deep(3) } })],
    ['a string in place of children', text({ type: 'paragraph', children: 'x', version: 1 })],
    ['a link in a link', link({ linkType: 'custom', url: '/x' }, linkNode({} as never, []))],
    ['a link without fields', link(undefined)],
    ['a link to a script', custom('javascript:alert(1)')],
    ['a link to a telephone number with a script after it', custom('tel:112;x=javascript:alert(1)')],
    ['a link to a script after a space and in mixed case', custom(' JaVaScRiPt:alert(1)')],
    ['a link to a data address', custom('data:text/html,x')],
    ['a link to another host without a scheme', custom('//evil.example')],
    ['a link with a list of addresses', custom(['https://example.org/'])],
    ['a link to a user', internal({ relationTo: 'users', value: 1 })],
    [
      'a link to a condition with its whole record',
      internal({ relationTo: 'conditions', value: { id: 1, password: 'x' } }),
    ],
    [
      'a link to a condition with an object as its label',
      internal({ relationTo: 'conditions', value: 1, label: { x: 1 } }),
    ],
    ['a link to a condition with an id above the maximum', internal({ relationTo: 'conditions', value: 2 ** 40 })],
    ['lists nested six levels deep', text(lists(6))],
    ['values nested 100,000 levels deep', text(deep(100_000))],
    ['values nested 100,000 levels deep in a paragraph', paragraph(deep(100_000))],
    ['values nested 100,000 levels deep in a link', link({ linkType: 'custom', url: '/x', doc: deep(100_000) })],
  ])('has a flaw with %s', (_, given) => expect(findRichTextFlaw(given)).toMatch(/^(has|must be|cannot have) /));
});
