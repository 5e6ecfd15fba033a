import { expect, it } from 'vitest';
import { type IconShapes, shapesOf } from './shapesOf.ts';

it('writes the shapes of an icon as SVG, without what is only for a framework', () => {
  const shapes: IconShapes = [
    ['path', { d: 'M4 5h16', key: 'a1' }],
    ['circle', { cx: 12, cy: '12', r: 10 }],
  ];
  expect(shapesOf(shapes)).toBe('<path d="M4 5h16"/><circle cx="12" cy="12" r="10"/>');
});
