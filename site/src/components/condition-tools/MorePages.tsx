import { LoadFailed } from '../load-failed/LoadFailed.tsx';
import type { ToolWords } from './tool.ts';
import type { usePages } from './usePages.ts';

type Props = {
  pages: Pick<ReturnType<typeof usePages>, 'total' | 'isLoading' | 'hasFailed' | 'more'>;
  /** How many are there already. */
  count: number;
  words: ToolWords['page'];
  older: string;
};

/** Below a list that is read page by page: the way to the next page, also where it did not come. */
export function MorePages({ pages: { total, isLoading, hasFailed, more }, count, words, older }: Props) {
  if (hasFailed) return <LoadFailed text={words.failed} tryAgain={words.tryAgain} onRetry={more} />;
  if (isLoading || total === null || count >= total) return null;
  return (
    <button className="button quiet" type="button" onClick={more}>
      {older}
    </button>
  );
}
