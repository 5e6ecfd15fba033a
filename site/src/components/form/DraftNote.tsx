import type { Draft } from '../../session/useDraft.ts';
import { useFormWords } from './formWords.ts';

type Props = {
  draft: Pick<Draft<object>, 'isRestored' | 'isKept'>;
  /** Replaces the default sentence about a restored draft. */
  restored?: string;
};

/** Says at the start of a form that a draft was restored, or that the browser stores none. */
export function DraftNote({ draft: { isRestored, isKept }, restored }: Props) {
  const words = useFormWords();
  return (
    <>
      {isRestored && <p className="notice-box px-4 py-3">{restored ?? words.restored}</p>}
      {!isKept && <p className="hint">{words.notKept}</p>}
    </>
  );
}
