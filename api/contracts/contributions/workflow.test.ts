import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ROLES } from '../accounts/roles.ts';
import {
  FINAL_STATES,
  findNextState,
  listActions,
  planStep,
  TRANSITIONS,
  type Transition,
  toParties,
  WORKFLOW_ACTIONS,
  WORKFLOW_STATES,
  type WorkflowAction,
  type WorkflowState,
} from './workflow.ts';

/** User of any role. Id 0 is the author, and several steps may have the same user. */
const someone = fc.record({ id: fc.nat(3), role: fc.constantFrom(...ROLES) });
const tries = fc.array(
  fc.record({
    action: fc.constantFrom(...WORKFLOW_ACTIONS),
    who: someone,
    reason: fc.constantFrom('', '  ', 'Because'),
  }),
  { minLength: 1, maxLength: 40 },
);
/** Actions that mostly lead towards publication, which random sequences of all actions hardly ever reach. */
const likely: WorkflowAction[] = ['submit', 'take', 'approve', 'publish', 'request_changes', 'answer', 'resolve'];
const likelyTries = fc.array(
  fc.record({
    action: fc.constantFrom(...likely),
    who: fc.record({ id: fc.nat(3), role: fc.constantFrom('admin', 'editor', 'reviewer') }),
    reason: fc.constant('Because'),
  }),
  { minLength: 30, maxLength: 60, size: 'max' },
);

type Try = { action: WorkflowAction; who: { id: number; role: string }; reason: string };
type Done = Try & { from: WorkflowState; to: WorkflowState };

/** Returns the allowed steps of a sequence that starts with a draft of user 0. */
function walk(steps: readonly Try[]): Done[] {
  let state: WorkflowState = 'draft';
  const done: Done[] = [];
  for (const { action, who, reason } of steps) {
    const step = findNextState({
      action,
      state,
      parties: toParties({ role: who.role, isAuthor: who.id === 0 }),
      reason,
    });
    if ('refusal' in step) continue;
    done.push({ action, who, reason, from: state, to: step.to });
    state = step.to;
  }
  return done;
}

describe('random sequences of steps', () => {
  it.each([
    ['any actions', tries],
    ['likely actions', likelyTries],
  ] as const)('publish only after another user approves, except in an emergency: %s', (_, arbitrary) => {
    fc.assert(
      fc.property(arbitrary as fc.Arbitrary<Try[]>, (steps) => {
        const done = walk(steps);
        const published = done.findIndex(({ to }) => to === 'published');
        if (published === -1) return;
        const { action, who, reason } = done[published] as Done;
        if (action === 'publish_in_emergency') {
          expect(who.role).toBe('admin');
          expect(reason.trim()).not.toBe('');
          return;
        }
        const approval = done.slice(0, published).findLast(({ from, to }) => to === 'approved' && from !== 'approved');
        expect(approval).toMatchObject({ action: 'approve' });
        expect(approval?.who.id).not.toBe(0);
        expect(['reviewer', 'editor', 'admin']).toContain(approval?.who.role);
      }),
      { numRuns: 2000 },
    );
  });

  it('reach publication in more than 20 of 2,000 samples of likely actions', () => {
    const found = fc
      .sample(likelyTries as fc.Arbitrary<Try[]>, 2000)
      .filter((steps) => walk(steps).some(({ to }) => to === 'published'));
    expect(found.length).toBeGreaterThan(20);
  });

  it('allow only a restated correction after a final state', () => {
    fc.assert(
      fc.property(tries, (steps) => {
        const done = walk(steps);
        const end = done.findIndex(({ to }) => FINAL_STATES.includes(to));
        const after = end === -1 ? [] : done.slice(end + 1);
        expect(after.filter(({ action, to }) => action !== 'restate_correction' || to !== 'published')).toEqual([]);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('findNextState', () => {
  const step = fc.record({
    action: fc.constantFrom(...WORKFLOW_ACTIONS),
    state: fc.constantFrom(...WORKFLOW_STATES),
    role: fc.constantFrom(...ROLES, 'nobody'),
    isAuthor: fc.boolean(),
    reason: fc.constantFrom(undefined, '', ' ', 'Because'),
  });

  it('refuses a judgement by the author, whatever their role', () => {
    fc.assert(
      fc.property(step, ({ action, state, role, reason }) => {
        fc.pre('isJudgement' in TRANSITIONS[action]);
        const parties = toParties({ role, isAuthor: true });
        expect(findNextState({ action, state, parties, ...(reason === undefined ? {} : { reason }) })).toHaveProperty(
          'refusal',
        );
      }),
    );
  });

  it('returns the refusal that applies, or the new state', () => {
    fc.assert(
      fc.property(step, ({ action, state, role, isAuthor, reason }) => {
        const transition: Transition = TRANSITIONS[action];
        const parties = toParties({ role, isAuthor });
        const result = findNextState({ action, state, parties, ...(reason === undefined ? {} : { reason }) });
        const isTheirs = transition.by.some((party) => parties.includes(party));
        const refusal = 'refusal' in result ? result.refusal : null;
        expect(refusal === 'not_allowed').toBe(!isTheirs);
        expect(refusal === 'own_work').toBe(isTheirs && transition.isJudgement === true && isAuthor);
        if (refusal === 'wrong_state') expect(transition.from).not.toContain(state);
        if (refusal === 'reason_missing') expect([transition.needsReason, (reason ?? '').trim()]).toEqual([true, '']);
        if (refusal === null) expect(result).toEqual({ to: transition.to });
        if (refusal === null) expect(transition.from).toContain(state);
      }),
      { numRuns: 2000 },
    );
  });

  it('has actions for every state that is not final, and none that leaves a final one', () => {
    for (const state of WORKFLOW_STATES) {
      const ways = WORKFLOW_ACTIONS.map((action): Transition => TRANSITIONS[action]).filter(
        ({ from, to }) => from.includes(state) && (to !== state || !FINAL_STATES.includes(state)),
      );
      expect([state, ways.length > 0]).toEqual([state, !FINAL_STATES.includes(state)]);
    }
  });
});

describe('planStep', () => {
  const editor = toParties({ role: 'editor', isAuthor: false });

  it('adds the take to the approval of what waits, and the publication to approve_and_publish', () => {
    expect(planStep({ step: 'approve_and_publish', state: 'pending', parties: editor })).toEqual({
      actions: [
        { action: 'take', to: 'in_review' },
        { action: 'approve', to: 'approved' },
        { action: 'publish', to: 'published' },
      ],
    });
    expect(planStep({ step: 'approve', state: 'in_review', parties: editor })).toEqual({
      actions: [{ action: 'approve', to: 'approved' }],
    });
    for (const action of WORKFLOW_ACTIONS.filter((one) => one !== 'approve'))
      expect(listActions(action, 'pending')).toEqual([action]);
  });

  it('refuses the whole step when one of its actions is refused, first for lack of a right', () => {
    const plan = (state: WorkflowState, role: string, isAuthor = false) =>
      planStep({ step: 'approve_and_publish', state, parties: toParties({ role, isAuthor }) });
    expect(plan('pending', 'reviewer')).toEqual({ refusal: 'not_allowed' });
    expect(plan('approved', 'reviewer')).toEqual({ refusal: 'not_allowed' });
    expect(plan('published', 'editor', true)).toEqual({ refusal: 'own_work' });
    for (const state of WORKFLOW_STATES.filter((one) => one !== 'pending' && one !== 'in_review'))
      expect(plan(state, 'editor')).toEqual({ refusal: 'wrong_state' });
  });
});

it('toParties returns no party for users, translators and moderators who are not the author', () => {
  for (const role of ['user', 'contributor', 'translator', 'moderator'])
    expect(toParties({ role, isAuthor: false })).toEqual([]);
});
