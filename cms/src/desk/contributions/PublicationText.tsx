import type { ContributionKind } from '@common-ground/api/contracts/contributions/contents.ts';
import type { Publication } from '@common-ground/api/contracts/publishing/recordState.ts';
import { Time } from '../kit/Time.tsx';
import { RecordStateText } from '../publishing/RecordStateText.tsx';

type Props = { publication: Publication; kind: ContributionKind };

/** Says what readers have after a publication, with the time and the seconds when these are known. */
export function PublicationText({ publication: { page, path, rendered }, kind }: Props) {
  const since = rendered && (
    <>
      {' since '}
      <Time iso={rendered.at} isOfNow hasSeconds={false} /> ({rendered.seconds.toFixed(1)} s)
    </>
  );
  switch (page.state) {
    case 'live':
      return <>Live{since}</>;
    case 'none':
      if (kind === 'chat_answer') return 'The chat assistant answers with it.';
      if (kind !== 'removal') return 'No page shows it at present.';
      // The page of a translation stays, in the default language.
      return path ? (
        <>Readers have the page in the default language{since}</>
      ) : (
        'Readers do not find the page any more.'
      );
    default:
      return <RecordStateText state={page} />;
  }
}
