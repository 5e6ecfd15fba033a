import type { Parts } from '../text/Parts.ts';

export type LateWords = { loading: string; failed: string; tryAgain: string };

/** What stands in place of a part of a page that is on its way, or did not come. */
export function LatePart<Part>({
  part,
  words,
  loadingClass,
  children,
}: {
  part: Part | 'failed' | null;
  words: LateWords;
  loadingClass?: string;
  children: (part: Part) => Parts;
}) {
  if (part === null)
    return (
      <p className={loadingClass} role="status">
        {words.loading}
      </p>
    );
  if (part !== 'failed') return children(part);
  return (
    <div role="alert">
      <p>{words.failed}</p>
      {/* Browsers remember that a script did not come for as long as the page stands. */}
      <button className="button" type="button" onClick={() => location.reload()}>
        {words.tryAgain}
      </button>
    </div>
  );
}
