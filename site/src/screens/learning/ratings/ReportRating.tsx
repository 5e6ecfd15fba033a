import { ReportButton } from '../../../components/report/ReportButton.tsx';

type Props = { id: number; name: string; lang: string };

/** Below each rating that is shown, however few there are: also what brings the rest of the script to who goes by keys. */
export function ReportRating({ id, name, lang }: Props) {
  const className = 'button quiet justify-self-start print:hidden no-js:hidden';
  return <ReportButton lang={lang} thing={{ kind: 'review', id }} name={name} className={className} />;
}
