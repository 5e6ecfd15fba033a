import type { Draft } from '../../session/useDraft.ts';
import { useFormWords } from './formWords.ts';

/** At the start of a form: that an earlier text is back, or that the browser keeps none. */
export function DraftNote({ draft: { isRestored, isKept } }: { draft: Pick<Draft<object>, 'isRestored' | 'isKept'> }) {
  const words = useFormWords();
  return (
    <>
      {isRestored && <p className="notice-box px-4 py-3">{words.restored}</p>}
      {!isKept && <p className="hint">{words.notKept}</p>}
    </>
  );
}
