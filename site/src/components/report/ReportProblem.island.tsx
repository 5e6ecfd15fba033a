import { ReportButton } from './ReportButton.tsx';

/** On the page of a condition, for everybody. */
export default function ReportProblem({ lang, id }: { lang: string; id: number }) {
  return <ReportButton lang={lang} thing={{ kind: 'condition', id }} />;
}
