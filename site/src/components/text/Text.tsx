import type { ReactElement } from 'react';

type Props = { children: string | number | false | null | undefined };

/**
 * An element for text beside other content. A browser that translates the page replaces text nodes by `<font>`
 * elements: React would change or remove a node that is gone. `tests/structure/bareText.test.ts` checks this.
 */
export function Text({ children }: Props) {
  if (children === '' || children === false || children == null) return null;
  return <span key={children}>{children}</span>;
}

type Part = ReactElement | false | '' | null | undefined;

/** Children that a component places beside other content: elements, but no bare text (see `Text`). */
export type Parts = Part | readonly (Part | readonly Part[])[];
