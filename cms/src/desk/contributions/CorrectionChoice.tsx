import { useId } from 'react';
import { CorrectionField } from './CorrectionField.tsx';

/** Text for readers about a correction. Sent only when `isMarked`. */
export type ReaderText = { isMarked: boolean; words: string };

type Props = ReaderText & { error: string | null; onChange: (mark: ReaderText) => void };

/** Asks whether a publication corrects the page on medical grounds. `Steps` sends the answer with publishing steps. */
export function CorrectionChoice({ isMarked, words, error, onChange }: Props) {
  const id = useId();
  return (
    <div className="review__question">
      <label className="desk-check">
        <input
          type="checkbox"
          checked={isMarked}
          aria-describedby={`${id}-about`}
          onChange={(event) => onChange({ isMarked: event.currentTarget.checked, words })}
        />
        <span>
          Corrected on medical grounds
          <span className="desk-quiet" id={`${id}-about`}>
            For text that could have harmed a reader. Readers who bookmarked, watch or saved the page are notified, and
            saved copies are deleted or replaced.
          </span>
        </span>
      </label>
      {isMarked && (
        <CorrectionField
          id={id}
          given={words}
          error={error}
          onChange={(changed) => onChange({ isMarked, words: changed })}
        />
      )}
    </div>
  );
}
