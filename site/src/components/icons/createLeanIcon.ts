import { createElement } from 'react';
import type { IconShapes } from './shapesOf.ts';

type Props = { className?: string };

/** A Lucide icon for islands, as `Icon.astro` draws it; stands in for the library's maker of icons (leanIcons.ts). */
export default function createLeanIcon({ node }: { node: IconShapes }) {
  return function LeanIcon({ className }: Props) {
    return createElement(
      'svg',
      { className: className ? `lucide ${className}` : 'lucide', viewBox: '0 0 24 24', 'aria-hidden': true },
      node.map(([tag, attributes]) => createElement(tag, attributes)),
    );
  };
}
