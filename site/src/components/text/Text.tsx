type Props = { children: string | number | false | null | undefined };

/**
 * Text that stands beside something else, in an element of its own. A browser that translates the page replaces text nodes
 * by `<font>` elements: React would go on changing or removing the node that is gone, or insert before it, which shows
 * nothing or throws. A test demands it (`tests/structure/bareText.test.ts`).
 */
export function Text({ children }: Props) {
  if (children === '' || children === false || children == null) return null;
  return <span key={children}>{children}</span>;
}
