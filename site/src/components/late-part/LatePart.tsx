import type { Parts } from '../text/Text.tsx';

export type LateWords = { loading: string; failed: string; tryAgain: string };

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
      {/* Browsers remember a failed import until the page is loaded again. */}
      <button className="button" type="button" onClick={() => location.reload()}>
        {words.tryAgain}
      </button>
    </div>
  );
}
