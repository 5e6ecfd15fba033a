import type { ContributionKind } from '@common-ground/api/contracts/contents.ts';
import type { WorkflowAction } from '@common-ground/api/contracts/workflow.ts';

/** What a step wants to know first. */
export type Asking = 'checklist' | 'reason' | 'words' | 'time' | 'confirmation';
export type ButtonOf = {
  action: WorkflowAction;
  label: string;
  confirm?: string;
  /** Said when it is done. */
  done: string;
  asks: Asking[];
  isMain?: boolean;
};

/** In the order of the way to readers; which of them stand there, workflow.ts says. */
const BUTTONS: ButtonOf[] = [
  { action: 'take', label: 'Take it', done: 'You have taken it. It is yours to decide.', asks: [], isMain: true },
  {
    ...{ action: 'approve', label: 'Approve', confirm: 'Approve it', isMain: true },
    ...{ done: 'Approved. An editor can publish it now.', asks: ['checklist', 'words'] },
  },
  {
    ...{ action: 'request_changes', label: 'Request changes', confirm: 'Send it back' },
    ...{ done: 'The author is asked for changes.', asks: ['reason'] },
  },
  { action: 'reject', label: 'Reject', confirm: 'Reject it', done: 'Rejected.', asks: ['reason'] },
  { action: 'release', label: 'Give it back', done: 'It waits for a reviewer again.', asks: [] },
  { action: 'publish', label: 'Publish now', done: 'Published. Its page is being made.', asks: [], isMain: true },
  {
    ...{ action: 'schedule', label: 'Publish later', confirm: 'Set the time' },
    ...{ done: 'It is published at that time.', asks: ['time'] },
  },
  { action: 'unschedule', label: 'Take the time back', done: 'It has no time any more.', asks: [] },
  { action: 'withdraw', label: 'Withdraw', confirm: 'Withdraw it', done: 'Withdrawn.', asks: ['words'] },
  {
    ...{ action: 'publish_in_emergency', label: 'Publish in an emergency', confirm: 'Publish without an approval' },
    ...{ done: 'Published without an approval. All editors are told.', asks: ['reason', 'confirmation'] },
  },
];

/** Of a page that is to be taken down, where it is called something else. */
const OF_REMOVAL: Partial<Record<WorkflowAction, Partial<ButtonOf>>> = {
  approve: { asks: ['words'], done: 'Approved. An editor can take the page down now.' },
  publish: { label: 'Take it down now', done: 'Taken down. Readers do not find it any more.' },
  publish_in_emergency: {
    ...{ label: 'Take it down in an emergency', confirm: 'Take it down without an approval' },
    done: 'Taken down without an approval. All editors are told.',
  },
};

export function buttonsFor(kind: ContributionKind): ButtonOf[] {
  if (kind !== 'removal') return BUTTONS;
  return BUTTONS.map((button) => ({ ...button, ...OF_REMOVAL[button.action] }));
}
