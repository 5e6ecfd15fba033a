import { ReportButton } from '../../../components/report/ReportButton.tsx';
import { type Parts, Text } from '../../../components/text/Text.tsx';
import type { RatingRow } from './toRatingRow.ts';

type Props = { row: RatingRow; children?: Parts };

export function RatingItem({ row: { id, name, outOf, helped, when, review }, children }: Props) {
  return (
    <li className="grid gap-2 border-s-3 border-line ps-5" data-rating={id} tabIndex={-1}>
      <p className="flex flex-wrap items-baseline gap-x-3">
        <strong>{outOf}</strong>
        <span className="hint">
          <bdi>{name}</bdi> · <Text>{when}</Text>
        </span>
      </p>
      {helped && <p>{helped}</p>}
      {review && (
        <p className="max-w-measure wrap-anywhere whitespace-pre-line" dir="auto">
          {review}
        </p>
      )}
      {children}
    </li>
  );
}

export function ScoreLines({ lines: [score, ...more] }: { lines: string[] }) {
  return (
    <div className="grid gap-1">
      <p className={more.length > 0 ? 'font-semibold' : undefined}>{score}</p>
      {more.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  );
}

export const ratingList = 'grid max-w-list list-none gap-6 p-0';

type ReportRatingProps = { id: number; name: string; lang: string };

/** Report button below each rating. Its focus also loads the script of the island for readers who use the keyboard. */
export function ReportRating({ id, name, lang }: ReportRatingProps) {
  const className = 'button quiet justify-self-start print:hidden no-js:hidden';
  return <ReportButton lang={lang} thing={{ kind: 'review', id }} name={name} className={className} />;
}
