import { useId } from 'react';
import { describe, expect, it } from 'vitest';
import drawIsland from './drawIsland.ts';

const Field = ({ label }: { label?: string }) => <input id={useId()} aria-label={label} />;

function openPage() {
  const page = { result: {} };
  return (props: object, slots = {}) => drawIsland.renderToStaticMarkup.call(page, Field, { ...props }, slots);
}

describe('drawIsland', () => {
  it('renders components with ids unique in the page, and passes their prefix to the browser', () => {
    const draw = openPage();
    const drawn = [draw({ label: 'a' }), draw({ label: 'b' }), openPage()({})];
    expect(drawn.map(({ attrs }) => attrs.prefix)).toEqual(['r0', 'r1', 'r0']);
    for (const { html, attrs } of drawn) expect(html).toMatch(new RegExp(`^<input id="_${attrs.prefix}`));
  });

  it('accepts components and leaves elements, such as the shapes of icons, to Astro', () => {
    expect([Field, 'path'].map(drawIsland.check)).toEqual([true, false]);
  });

  it('rejects children, which the browser would not render', () => {
    expect(() => openPage()({}, { default: 'text' })).toThrow('no children');
  });
});
