import { ReportButton } from '../../../components/report/ReportButton.tsx';

type Props = { id: number; name: string; lang: string };

/** Report button below each rating. Its focus also loads the script of the island for readers who use the keyboard. */
export function ReportRating({ id, name, lang }: Props) {
  const className = 'button quiet justify-self-start print:hidden no-js:hidden';
  return <ReportButton lang={lang} thing={{ kind: 'review', id }} name={name} className={className} />;
}
