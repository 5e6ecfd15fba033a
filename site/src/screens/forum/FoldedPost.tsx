import { useTopicTools } from './context.ts';

/** Replaces the text of a post whose author the reader has blocked. */
export function FoldedPost({ onUnfold }: { onUnfold: () => void }) {
  const { deeds } = useTopicTools().tools;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <p className="hint italic">{deeds.folded}</p>
      <button className="button quiet" type="button" onClick={onUnfold}>
        {deeds.unfold}
      </button>
    </div>
  );
}
