import type { ContributionKind } from '@common-ground/api/contracts/contributions/contents.ts';
import type { WorkflowAction } from '@common-ground/api/contracts/contributions/workflow.ts';

/** What a step wants to know first. */
export type Asking = 'checklist' | 'reason' | 'words' | 'time' | 'confirmation';
export type ButtonOf = {
  action: WorkflowAction;
  label: string;
  /** What comes of it. */
  about: string;
  confirm?: string;
  /** Said when it is done. */
  done: string;
  asks: Asking[];
  isMain?: boolean;
  /** Set apart from the others, and for the rarest of days. */
  isEmergency?: boolean;
};

/** In the order of the way to readers; which of them stand there, workflow.ts says. */
const BUTTONS: ButtonOf[] = [
  {
    ...{ action: 'take', label: 'Take it', about: 'It is yours to decide; others see that you have it.', asks: [] },
    ...{ done: 'You have taken it. It is yours to decide.', isMain: true },
  },
  {
    ...{ action: 'approve', label: 'Approve', confirm: 'Approve it', isMain: true },
    about: 'Its author is told, and an editor can publish it.',
    ...{ done: 'Approved. An editor can publish it now.', asks: ['checklist', 'words'] },
  },
  {
    ...{ action: 'request_changes', label: 'Request changes', confirm: 'Send it back' },
    about: 'Its author reads your reason and can answer with other texts. It comes back to the queue then.',
    ...{ done: 'The author is asked for changes.', asks: ['reason'] },
  },
  {
    ...{ action: 'reject', label: 'Reject', confirm: 'Reject it', done: 'Rejected.', asks: ['reason'] },
    about: 'Its author reads your reason. This is the end of it; its texts are kept.',
  },
  {
    ...{ action: 'release', label: 'Give it back', asks: [] },
    about: 'It waits in the queue again, for whoever takes it.',
    done: 'It waits for a reviewer again.',
  },
  {
    ...{ action: 'publish', label: 'Publish now', asks: [], isMain: true },
    about: 'Readers have it in about a second. Its author and everybody who watches the page are told.',
    done: 'Published. Its page is being made.',
  },
  {
    ...{ action: 'schedule', label: 'Publish later', confirm: 'Set the time' },
    about: 'It stays approved, and is published by itself at the time you set.',
    ...{ done: 'It is published at that time.', asks: ['time'] },
  },
  {
    ...{ action: 'unschedule', label: 'Take the time back', asks: [] },
    about: 'It stays approved, for an editor to publish.',
    done: 'It has no time any more.',
  },
  {
    ...{ action: 'withdraw', label: 'Withdraw', confirm: 'Withdraw it', done: 'Withdrawn.', asks: ['words'] },
    about: 'You take back what you sent in. This is the end of it; its texts are kept.',
  },
  {
    ...{ action: 'publish_in_emergency', label: 'Publish in an emergency', isEmergency: true },
    confirm: 'Publish without an approval',
    about: 'Only where waiting for a review would harm somebody. Readers have it in about a second.',
    ...{ done: 'Published without an approval. All editors are told.', asks: ['reason', 'confirmation'] },
  },
];

/** What would be refused while the page and the proposal say different things. */
export const PUBLISHING: readonly WorkflowAction[] = ['publish', 'schedule', 'publish_in_emergency'];

/** Of a page that is to be taken down, where it is called something else. */
const OF_REMOVAL: Partial<Record<WorkflowAction, Partial<ButtonOf>>> = {
  approve: {
    ...{ asks: ['words'], done: 'Approved. An editor can take the page down now.' },
    about: 'Its author is told, and an editor can take the page down.',
  },
  publish: {
    ...{ label: 'Take it down now', done: 'Taken down. Readers do not find it any more.' },
    about: 'Readers do not find the page any more, in about a second. Its record stays.',
  },
  publish_in_emergency: {
    ...{ label: 'Take it down in an emergency', confirm: 'Take it down without an approval' },
    about: 'Only where waiting for a review would harm somebody. It is gone in about a second.',
    done: 'Taken down without an approval. All editors are told.',
  },
};

export function buttonsFor(kind: ContributionKind): ButtonOf[] {
  if (kind !== 'removal') return BUTTONS;
  return BUTTONS.map((button) => ({ ...button, ...OF_REMOVAL[button.action] }));
}
