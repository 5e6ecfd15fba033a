import type { ContributionKind } from '@common-ground/api/contracts/contributions/contents.ts';
import { listActions, TRANSITIONS, type WorkflowStep } from '@common-ground/api/contracts/contributions/workflow.ts';

/** Fields that the form of a step can have. */
export type StepField = 'checklist' | 'minor' | 'reason' | 'words' | 'time' | 'confirmation' | 'correction';
/** Steps with a button on the review screen. The others are sent by other forms. */
type ButtonStep = Exclude<WorkflowStep, 'submit' | 'answer' | 'resolve'>;
type Wording = {
  label: string;
  about: string;
  /** Label of the button that sends the form. `label` by default. */
  confirm?: string;
  done: string;
};
export type StepButton = Wording & { action: ButtonStep; asks: StepField[]; isMain: boolean; isEmergency: boolean };

/** Wording of the step buttons in their order. workflow.ts says which steps are possible. */
const STEP_WORDING: Record<ButtonStep, Wording> = {
  take: {
    label: 'Take it',
    about: 'You decide on it; others see that you have taken it. Needed to request changes or to reject it.',
    done: 'You have taken it. You decide on it.',
  },
  approve_and_publish: {
    label: 'Approve and publish',
    about: 'Readers have it in about a second. Its author and everybody who watches the page are told.',
    done: 'Approved and published.',
  },
  approve: {
    label: 'Approve',
    about: 'Its author is told, and an editor can publish it.',
    done: 'Approved. An editor can publish it now.',
  },
  request_changes: {
    label: 'Request changes',
    confirm: 'Send it back',
    about: 'Its author reads your reason and can answer with other texts. It comes back to you then.',
    done: 'The author is asked for changes.',
  },
  reject: {
    label: 'Reject',
    confirm: 'Reject it',
    about: 'Its author reads your reason. This is final. Its texts stay stored.',
    done: 'Rejected.',
  },
  release: {
    label: 'Return to the queue',
    about: 'It waits in the queue again, for any reviewer.',
    done: 'It waits for a reviewer again.',
  },
  publish: {
    label: 'Publish now',
    about: 'Readers have it in about a second. Its author and everybody who watches the page are told.',
    done: 'Published.',
  },
  schedule: {
    label: 'Publish later',
    confirm: 'Set the time',
    about: 'It stays approved, and is published automatically at the time you set.',
    done: 'It is published at that time.',
  },
  unschedule: {
    label: 'Remove the scheduled time',
    about: 'It stays approved, for an editor to publish.',
    done: 'The scheduled time is removed.',
  },
  withdraw: {
    label: 'Withdraw',
    confirm: 'Withdraw it',
    about: 'You withdraw what you sent in. This is final. Its texts stay stored.',
    done: 'Withdrawn.',
  },
  publish_in_emergency: {
    label: 'Publish in an emergency',
    confirm: 'Publish without an approval',
    about: 'Only where waiting for a review would harm somebody. Readers have it in about a second.',
    done: 'Published without an approval. All editors are told.',
  },
  restate_correction: {
    label: 'Correct this correction',
    confirm: 'Send the new notice',
    about: 'For a correction notice that was wrong. Readers get a new one. The first stays in the history.',
    done: 'Sent. Readers who bookmarked or watch the page are notified.',
  },
};

/** Wording that differs for the removal of a page. */
const REMOVAL_WORDING: { [action in ButtonStep]?: Partial<Wording> } = {
  approve_and_publish: {
    label: 'Approve and take down',
    about: 'Readers do not find the page any more, in about a second. Its record stays.',
    done: 'Approved and taken down.',
  },
  approve: {
    about: 'Its author is told, and an editor can take the page down.',
    done: 'Approved. An editor can take the page down now.',
  },
  publish: {
    label: 'Take it down now',
    about: 'Readers do not find the page any more, in about a second. Its record stays.',
    done: 'Taken down.',
  },
  publish_in_emergency: {
    label: 'Take it down in an emergency',
    confirm: 'Take it down without an approval',
    about: 'Only where waiting for a review would harm somebody. It is gone in about a second.',
    done: 'Taken down without an approval. All editors are told.',
  },
};

const MAIN: readonly ButtonStep[] = ['approve_and_publish', 'publish'];
/** Steps that publish, now or at a later time. Not offered while the page and the proposal conflict. */
export const PUBLISHING_STEPS: readonly WorkflowStep[] = [
  'approve_and_publish',
  'publish',
  'schedule',
  'publish_in_emergency',
];

export function isApproval(step: WorkflowStep): boolean {
  return listActions(step, 'in_review').includes('approve');
}

/** Whether a step changes the pages of readers at once. */
export function isPublication(step: WorkflowStep): boolean {
  return PUBLISHING_STEPS.includes(step) && step !== 'schedule';
}

/** Returns the buttons of the given steps. Approving is a main action for a user who cannot publish as well. */
export function createStepButtons(kind: ContributionKind, steps: readonly WorkflowStep[]): StepButton[] {
  const offered = (Object.keys(STEP_WORDING) as ButtonStep[]).filter((action) => steps.includes(action));
  return offered.map((action) => ({
    ...STEP_WORDING[action],
    ...(kind === 'removal' ? REMOVAL_WORDING[action] : {}),
    action,
    asks: toStepFields(action, kind),
    isMain: MAIN.includes(action) || (action === 'approve' && !offered.includes('approve_and_publish')),
    isEmergency: action === 'publish_in_emergency',
  }));
}

/** Returns the fields of a step's form. workflow.ts says which steps need a reason. */
function toStepFields(action: ButtonStep, kind: ContributionKind): StepField[] {
  if (action === 'approve' || action === 'approve_and_publish') return toApprovalFields(kind);
  if (action === 'restate_correction') return ['correction', 'reason'];
  if ('needsReason' in TRANSITIONS[action])
    return action === 'publish_in_emergency' ? ['reason', 'confirmation'] : ['reason'];
  if (action === 'schedule') return ['time'];
  return action === 'withdraw' ? ['words'] : [];
}

function toApprovalFields(kind: ContributionKind): StepField[] {
  // A removal is judged as a whole, by its reason.
  if (kind === 'removal') return ['words'];
  return kind === 'edit' || kind === 'page' ? ['checklist', 'minor', 'words'] : ['checklist', 'words'];
}
