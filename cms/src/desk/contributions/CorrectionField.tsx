import { CORRECTION_MAX, CORRECTION_MIN, CORRECTION_SHOWN_DAYS } from '@common-ground/api/contracts/limits.ts';

type Props = {
  id: string;
  error: string | null | undefined;
  given?: string;
  onChange?: (words: string) => void;
};

/** Asks for the text for readers about a correction. The hint says who reads it, because it is published as typed. */
export function CorrectionField({ id, error, given = '', onChange }: Props) {
  return (
    <div>
      <label htmlFor={id}>What was wrong, and what is right now</label>
      <textarea
        id={id}
        name="correction"
        required
        rows={4}
        minLength={CORRECTION_MIN}
        maxLength={CORRECTION_MAX}
        defaultValue={given}
        onChange={onChange && ((event) => onChange(event.currentTarget.value))}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error ${id}-hint` : `${id}-hint`}
      />
      <p id={`${id}-hint`} className="desk-quiet">
        One or two plain sentences, in the language of the text. They are public: readers who bookmarked, watch or saved
        the page are notified, the page shows them for {CORRECTION_SHOWN_DAYS} days, and they stay in its history.
      </p>
      {error && (
        <p id={`${id}-error`} className="desk-said desk-said--error">
          {error}
        </p>
      )}
    </div>
  );
}
