import { fill, formatNumber } from '@common-ground/api/contracts/wording/plural.ts';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { type Parts, Text } from '../../../../components/text/Text.tsx';
import { useActivityContext } from '../activityContext.ts';

type Props = {
  /** Result of the last try; null before the first. */
  tried: { right: number; total: number } | null;
  /** Whether there is nothing to check yet. */
  isEmpty?: boolean;
  onCheck: () => void;
  onAgain: () => void;
  children: Parts;
};

/** Form of an activity that can be checked and begun again. The result of a check takes the focus. */
export function Tries({ tried, isEmpty = false, onCheck, onAgain, children }: Props) {
  const { words, lang, headingId, onTried } = useActivityContext();
  const [checks, setChecks] = useState(0);
  const [said, setSaid] = useState('');
  const form = useRef<HTMLFormElement>(null);
  const result = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (checks > 0) result.current?.focus();
  }, [checks]);

  function check(event: FormEvent) {
    event.preventDefault();
    setSaid(isEmpty ? words.nothingChosen : '');
    if (isEmpty) return;
    onCheck();
    onTried();
    setChecks(checks + 1);
  }

  function again() {
    setSaid('');
    onAgain();
    form.current?.focus();
  }

  return (
    <form
      className="grid grid-cols-1 gap-5"
      aria-labelledby={headingId}
      tabIndex={-1}
      ref={form}
      onSubmit={check}
      noValidate
    >
      {tried && (
        <p className="notice-box px-5 py-4" tabIndex={-1} ref={result}>
          <strong>
            {fill(words.score, { right: formatNumber(lang, tried.right), total: formatNumber(lang, tried.total) })}
          </strong>{' '}
          <Text>{tried.right === tried.total ? words.allRight : words.readWhy}</Text>
        </p>
      )}
      {children}
      <div className="buttons">
        <button className="button" type="submit">
          {words.check}
        </button>
        {tried && (
          <button className="button quiet" type="button" onClick={again}>
            {words.again}
          </button>
        )}
      </div>
      <p className={said ? 'font-semibold' : 'sr-only'} role="status">
        {said}
      </p>
    </form>
  );
}
