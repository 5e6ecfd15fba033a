/** What came of the last action of a section, said to everybody. */
export function Said({ children }: { children: string }) {
  return (
    <p className="text-ink-soft empty:hidden" role="status">
      {children}
    </p>
  );
}
