'use client';

import { EDITORS, hasRole } from '@common-ground/api/contracts/accounts/roles.ts';
import type { ContributionKind } from '@common-ground/api/contracts/contributions/contents.ts';
import { getPublication } from '@common-ground/api/contracts/publishing/desk.ts';
import type { Publication } from '@common-ground/api/contracts/publishing/recordState.ts';
import { useAuth } from '@payloadcms/ui';
import { useRead } from '../kit/useRead.ts';
import { findNextWait } from '../publishing/LiveSince.tsx';
import { Retry } from '../publishing/Retry.tsx';
import { PageAnchor } from '../publishing/ViewPageAnchor.tsx';
import { PublicationText } from './PublicationText.tsx';
import '../publishing/publisher.css';

type Props = { id: number; kind: ContributionKind };

/** Shows since when a contribution that was just published is on its page, with the seconds that this took. */
export function PublicationState({ id, kind }: Props) {
  const { user } = useAuth();
  const { answer, askAgain } = useRead(getPublication, {
    params: { id },
    againAfter: findPublicationWait,
  });
  const hasFailed = answer?.page.state === 'failed';
  const isInPlace = answer?.page.state === 'live' || (answer?.page.state === 'none' && kind === 'removal');
  return (
    <div className={`live-since${hasFailed ? ' live-since--failed' : ''}`}>
      <p role="status">{answer && <PublicationText publication={answer} kind={kind} />}</p>
      {isInPlace && answer.path && <PageAnchor href={answer.path} />}
      {hasFailed && hasRole({ role: user?.role }, EDITORS) && <Retry isSmall onAsked={askAgain} />}
    </div>
  );
}

const findPublicationWait = ({ page }: Publication, times: number) => findNextWait(page, times);
