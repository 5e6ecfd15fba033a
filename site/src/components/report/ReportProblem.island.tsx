import { ReportButton } from './ReportButton.tsx';

export default function ReportProblem({ lang, id }: { lang: string; id: number }) {
  return <ReportButton lang={lang} thing={{ kind: 'condition', id }} />;
}
