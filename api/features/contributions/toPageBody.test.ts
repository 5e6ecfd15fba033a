import { describe, expect, it } from 'vitest';
import { itemNode, linkNode, listNode, paragraphNode, richText, textNode } from '../../contracts/lexicalNodes.ts';
import { readPageBody, toPageBody } from './toPageBody.ts';

const paragraph = (text: string) => paragraphNode([textNode(text, 0)]);
const list = (...texts: string[]) =>
  listNode(
    'bullet',
    1,
    texts.map((text, at) => itemNode(at + 1, [textNode(text, 0)])),
  );
/** Stands for `markdownToLexical`: a text that begins with a hyphen is a list of one item. */
const toRichText = (text: string) =>
  richText(text.split('\n# ').map((block) => (block.startsWith('- ') ? list(block.slice(2)) : paragraph(block))));
/** Opens in a new tab, which Markdown does not say. */
const linked = paragraphNode([linkNode({ linkType: 'custom', url: '/about', newTab: true }, [textNode('About', 0)])]);
const stored = richText([paragraph('One'), linked, paragraph('Three')]);

describe('the body of a page', () => {
  it('stays as it is stored when its Markdown did not change', () => {
    expect(toPageBody('One\n\n[About](/about)\n\nThree', { stored: [null, stored], toRichText })).toBe(stored);
  });

  it('keeps the stored form of each block whose Markdown did not change', () => {
    const body = toPageBody('[About](/about)\n\nOther\n\nOne', { stored: [stored], toRichText });
    expect(body?.root.children).toEqual([linked, paragraph('Other'), paragraph('One')]);
    expect(body?.root.children[0]).toBe(linked);
  });

  it('is null without a text, and refused when a block is more than one', () => {
    expect(toPageBody(' \n', { stored: [stored], toRichText })).toBeNull();
    expect(() => toPageBody('One\n# Two', { stored: [], toRichText })).toThrow('“One” must be one heading');
  });

  it('holds two lists apart while the text between them is missing', () => {
    const body = toPageBody('- One\n\n- Two', { stored: [], toRichText });
    expect(body?.root.children).toEqual([list('One'), list('Two')]);
    expect(readPageBody(body)).toEqual(['- One', '- Two']);
    expect(readPageBody(stored)).toBe('One\n\n[About](/about)\n\nThree');
  });
});
