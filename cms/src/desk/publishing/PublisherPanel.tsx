import { EDITORS, hasRole } from '@common-ground/api/contracts/accounts/roles.ts';
import { readState } from '@common-ground/api/features/publishing/readState.ts';
import { findDatabase } from '@common-ground/api/platform/findDatabase.ts';
import type { Payload, TypedUser } from 'payload';
import { FailureNoticeView } from './FailureNoticeView.tsx';
import { PublisherView } from './PublisherView.tsx';
import './publisher.css';

type Props = { payload: Payload; user?: TypedUser };

export async function PublisherPanel({ payload, user }: Props) {
  if (!hasRole(user, EDITORS)) return null;
  return <PublisherView initial={await readState(findDatabase(payload))} mayRebuild={user?.role === 'admin'} />;
}

/** Notice at the top of every screen of editors, when something could not be published or there is no publisher. */
export async function FailureNotice({ payload, user }: Props) {
  if (!hasRole(user, EDITORS)) return null;
  return <FailureNoticeView initial={await readState(findDatabase(payload))} />;
}
