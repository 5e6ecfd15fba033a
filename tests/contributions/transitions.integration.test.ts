import { ROLES, type Role, STAFF } from '@common-ground/api/contracts/accounts/roles.ts';
import { CHECKLIST, STEPS } from '@common-ground/api/contracts/contributions/contributions.ts';
import {
  FINAL_STATES,
  planStep,
  toParties,
  WORKFLOW_STATES,
  type WorkflowState,
  type WorkflowStep,
} from '@common-ground/api/contracts/contributions/workflow.ts';
import { IS_DEEP } from '@common-ground/api/testing/deep.ts';
import { describe, expect, it } from 'vitest';
import { hashTables } from '../permissions/contents.ts';
import { insertContribution } from './support/insertContribution.ts';
import { type Member, openReviewServer } from './support/openReviewServer.ts';

/** How a person is tied to the contribution: not at all, as its author, or by the address of a guest. */
const TIES = ['none', 'account', 'address'] as const;
type Tie = (typeof TIES)[number];
const DOORS = ['the API', 'the CMS'] as const;
const ACTIONS = [...STEPS, 'answer', 'resolve'] as const;
type Action = (typeof ACTIONS)[number];

type Try = {
  door: (typeof DOORS)[number];
  state: WorkflowState;
  action: Action;
  role: Role | null;
  tie: Tie;
  /** Whether the person has taken the contribution. */
  isHolder: boolean;
  reason: string;
};

const server = await openReviewServer();
const people = new Map<string, Member>();
let page = 0;

for (const role of ROLES) people.set(role, await server.member(`a-${role}`, role));
people.set('author', server.people.author);
people.set('reviewer who has it', server.people.reviewer);
// Uses each session once: its first use stores where it was used, which would look like a change in these tests.
for (const member of people.values()) await server.call('GET', `/api/users/${member.id}/contributions`, member);

const findMember = ({ role, isHolder }: Pick<Try, 'role' | 'isHolder'>) =>
  role === null ? null : (people.get(isHolder ? 'reviewer who has it' : role) ?? null);
const formatTry = ({ door, state, action, role, tie, isHolder, reason }: Try) =>
  [
    `${action} over ${door} of what is ${state}`,
    `by ${role ?? 'nobody'}${isHolder ? ' who has it' : ''}`,
    tie === 'none' ? '' : `who sent it by ${tie}`,
    reason ? 'with a reason' : 'without a reason',
  ].join(' ');

function triesIn(state: WorkflowState): Try[] {
  return DOORS.flatMap((door) =>
    ACTIONS.filter((action) => door === 'the API' || action !== 'answer').flatMap((action) =>
      [null, ...ROLES].flatMap((role) =>
        TIES.filter((tie) => role !== null || tie === 'none').flatMap((tie) =>
          [false, true]
            .filter((isHolder) => !isHolder || (role === 'reviewer' && tie === 'none'))
            .flatMap((isHolder) => withReasons({ door, state, action, role, tie, isHolder })),
        ),
      ),
    ),
  ).filter(({ door, role }) => door === 'the API' || (role !== null && STAFF.includes(role)));
}

/** Adds a try without a reason when the expected status differs. */
function withReasons(one: Omit<Try, 'reason'>): Try[] {
  const [reasoned, bare] = ['Because', ''].map((reason) => ({ ...one, reason })) as [Try, Try];
  return expected(reasoned) === expected(bare) ? [reasoned] : [reasoned, bare];
}

/**
 * Returns the status expected by the workflow table and by the rule for the reviewer who has taken the contribution.
 */
function expected({ state, action, role, tie, isHolder, reason, door }: Try): number {
  if (role === null) return 401;
  const isReviewer = ['reviewer', 'editor', 'admin'].includes(role);
  const hasAccount = tie === 'account';
  // Checked before the table: the CMS and `resolve` are open to reviewers only, and answering only to the author's
  // account, which a guest's contribution does not have.
  if (door === 'the CMS' && !isReviewer) return 403;
  if (action === 'resolve' && !isReviewer) return 403;
  if (action === 'answer' && !hasAccount) return 403;
  if (!isReviewer && !hasAccount) return 403;
  if (action === 'answer' && !reason) return 400;
  const step = planStep({ step: action, state, parties: toParties({ role, isAuthor: tie !== 'none' }), reason });
  if ('refusal' in step)
    return { not_allowed: 403, own_work: 403, wrong_state: 409, reason_missing: 400 }[step.refusal];
  // The table allows this step, but the request has no new correction text, and there may be no correction to restate.
  if (action === 'restate_correction') return 400;
  const isByHolder: readonly WorkflowStep[] = [
    'request_changes',
    'approve',
    'approve_and_publish',
    'reject',
    'release',
    'resolve',
  ];
  if (state === 'in_review' && isByHolder.includes(action) && !isHolder)
    return action === 'release' && role !== 'reviewer' ? 200 : 409;
  return 200;
}

function wanted({ state, tie, role, action }: Try) {
  const actor = people.get(role ?? '');
  return {
    state,
    authorId: tie === 'account' ? (actor?.id ?? null) : tie === 'none' ? (people.get('author')?.id ?? null) : null,
    email: tie === 'address' ? `${actor?.name.toUpperCase()}@review.example` : null,
    reviewerId: people.get('reviewer who has it')?.id ?? null,
    scheduledFor: action === 'unschedule' && state === 'approved' ? '2027-01-01T00:00:00Z' : null,
  };
}

async function given(one: Try): Promise<number> {
  page = (page % 19) + 1;
  return insertContribution(server, { conditionId: page, ...wanted(one) });
}

/** Creates a contribution once for all refused tries that need the same one, because refused tries change nothing. */
function givenOnce(): (one: Try) => Promise<number> {
  const known = new Map<string, Promise<number>>();
  return (one) => {
    const kind = JSON.stringify(wanted(one));
    const id = known.get(kind) ?? insertContribution(server, { conditionId: 20, ...wanted(one) });
    known.set(kind, id);
    return id;
  };
}

async function attempt(one: Try, id: number): Promise<{ status: number; said: string }> {
  const { door, action, reason } = one;
  const who = findMember(one);
  const path = action === 'answer' || action === 'resolve' ? `/${action}` : `/steps/${action}`;
  const body = {
    reason,
    checklist: action.startsWith('approve') ? CHECKLIST : undefined,
    ...(action === 'schedule' ? { at: new Date(Date.now() + 86_400_000).toISOString() } : {}),
    ...(action === 'resolve' ? { texts: { summary: 'Joined by a reviewer.' } } : {}),
  };
  if (door === 'the CMS' && who) {
    const response = await server.desk('POST', `/contributions/${id}${path}`, who, body);
    const answer = await response.json();
    return { status: response.status, said: answer.errors?.[0]?.message ?? '' };
  }
  const { status, text } = await server.call('POST', `/api/contributions/${id}${path}`, who, body);
  return { status, said: text };
}

const selectTransitions = (id: number) =>
  server.rows<{ action: string; from: string; to: string; by: number }>(
    `SELECT action, from_state AS from, to_state AS to, user_id AS by FROM review_events WHERE contribution_id = $1 ORDER BY id`,
    [id],
  );

/**
 * Keeps one try of each combination of call, role and status, and every tie of a reviewer. The deep run keeps all
 * tries.
 */
function oneOfEachRefusal(tries: Try[]): Try[] {
  const kinds = tries.map((one) =>
    [one.door, one.action, one.role, expected(one), one.role === 'reviewer' ? one.tie : ''].join(),
  );
  return tries.filter((_, index) => IS_DEEP || kinds.indexOf(kinds[index] ?? '') === index);
}

describe.each(WORKFLOW_STATES)('a contribution that is %s', (state) => {
  it('refuses each step that the table does not allow, and changes nothing', async () => {
    const refused = oneOfEachRefusal(triesIn(state).filter((one) => expected(one) !== 200));
    const ofItsKind = givenOnce();
    const tried: { one: Try; id: number }[] = [];
    for (const one of refused) tried.push({ one, id: await ofItsKind(one) });
    const before = await hashTables(server.pool);
    const wrong: string[] = [];
    for (const { one, id } of tried) {
      const { status, said } = await attempt(one, id);
      if (status !== expected(one) || !said) wrong.push(`${formatTry(one)}: ${status} ${said}, not ${expected(one)}`);
    }
    expect(wrong).toEqual([]);
    expect(await hashTables(server.pool)).toEqual(before);
    expect(refused.length).toBeGreaterThan(100);
  });
});

describe.each(WORKFLOW_STATES.filter((state) => !FINAL_STATES.includes(state)))(
  'a contribution that is %s',
  (state) => {
    it('takes each step that the table allows, and stores an event for each action', async () => {
      const wrong: string[] = [];
      const allowed = triesIn(state).filter((one) => expected(one) === 200);
      expect(allowed).not.toEqual([]);
      for (const one of allowed) {
        const id = await given(one);
        const { status, said } = await attempt(one, id);
        const events = await selectTransitions(id);
        const [row] = await server.rows<{ status: string }>('SELECT status FROM contributions WHERE id = $1', [id]);
        const plan = planStep({
          step: one.action,
          state,
          reason: one.reason,
          parties: toParties({ role: one.role ?? '', isAuthor: one.tie !== 'none' }),
        });
        const actions = 'actions' in plan ? plan.actions : [];
        const found = { status, state: row?.status, events };
        const wanted = {
          status: 200,
          state: actions.at(-1)?.to,
          events: actions.map(({ action, to }, place) => ({
            action,
            from: actions[place - 1]?.to ?? state,
            to,
            by: findMember(one)?.id,
          })),
        };
        if (JSON.stringify(found) !== JSON.stringify(wanted))
          wrong.push(`${formatTry(one)}: ${JSON.stringify(found)} ${said}`);
      }
      expect(wrong).toEqual([]);
    });
  },
);

it('lets editors publish only what is approved, and only the reviewer who took it decide on it', () => {
  const allowed = WORKFLOW_STATES.flatMap(triesIn).filter((one) => expected(one) === 200);
  const of = (...actions: Action[]) => allowed.filter(({ action }) => actions.includes(action));
  const published = of('publish', 'schedule', 'unschedule');
  expect([...new Set(published.map(({ state }) => state))]).toEqual(['approved']);
  expect([...new Set(published.map(({ role }) => role))].sort()).toEqual(['admin', 'editor']);
  const emergencies = of('publish_in_emergency');
  expect([...new Set(emergencies.map(({ role }) => role))]).toEqual(['admin']);
  expect(emergencies.every(({ reason }) => reason !== '')).toBe(true);
  const together = of('approve_and_publish');
  expect([...new Set(together.map(({ role, state, tie }) => [role, state, tie].join()))].sort()).toEqual([
    'admin,pending,none',
    'editor,pending,none',
  ]);
  expect([...new Set(of('approve').map(({ state }) => state))].sort()).toEqual(['in_review', 'pending']);
  const decided = [...of('request_changes', 'reject'), ...of('approve').filter(({ state }) => state !== 'pending')];
  expect(decided.filter(({ isHolder, state }) => !isHolder || state !== 'in_review').map(formatTry)).toEqual([]);
});
