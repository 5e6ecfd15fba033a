type Props = { children: string | number | false | null | undefined };

/**
 * Wraps text that stands beside other content in an element of its own. A browser that translates the page replaces
 * text nodes by `<font>` elements: React would then change or remove a node that is gone, which shows nothing or
 * throws. `tests/structure/bareText.test.ts` demands it.
 */
export function Text({ children }: Props) {
  if (children === '' || children === false || children == null) return null;
  return <span key={children}>{children}</span>;
}
