import type { Draft } from '../../session/useDraft.ts';
import { useFormWords } from './formWords.ts';

type Props = {
  draft: Pick<Draft<object>, 'isRestored' | 'isKept'>;
  /** In place of the usual sentence. */
  restored?: string;
};

/** At the start of a form: that an earlier text is back, or that the browser keeps none. */
export function DraftNote({ draft: { isRestored, isKept }, restored }: Props) {
  const words = useFormWords();
  return (
    <>
      {isRestored && <p className="notice-box px-4 py-3">{restored ?? words.restored}</p>}
      {!isKept && <p className="hint">{words.notKept}</p>}
    </>
  );
}
