import type { Payload, TypedUser } from 'payload';
import { EDITORS } from '../../payload/access/roles.ts';
import { readState } from '../../publisher/state/readState.ts';
import { FailureNoticeView } from './FailureNoticeView.tsx';
import './publisher.css';

type Props = { payload: Payload; user?: TypedUser };

/** At the top of every screen of editors: that something could not be published, or that there is no publisher. */
export async function FailureNotice({ payload, user }: Props) {
  if (!user || !EDITORS.includes(user.role)) return null;
  return <FailureNoticeView initial={await readState(payload.db.pool)} dashboard={payload.config.routes.admin} />;
}
