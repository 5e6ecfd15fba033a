import { WORKFLOW_STATES, type WorkflowState } from '@common-ground/api/contracts/contributions/workflow.ts';
import { ID_MAX } from '@common-ground/api/contracts/limits.ts';
import {
  QUEUE_TABS,
  type QueueFilters,
  type QueueTab,
} from '@common-ground/api/features/contributions/queries/selectQueue.ts';

/** What a screen of the queue shows, as its address says it. */
export type Asked = { tab: QueueTab; filters: QueueFilters; page: number };

type Parameters = Record<string, string | string[] | undefined>;
const TEXT_MAX = 200;

/** Whatever in the address makes no sense is left out: a link may be old, or typed. */
export function readAsked(parameters: Parameters, { tabs, tab }: { tabs: readonly QueueTab[]; tab: QueueTab }): Asked {
  const given = (name: string) => {
    const value = parameters[name];
    return (Array.isArray(value) ? value[0] : value)?.trim() || undefined;
  };
  const number = (name: string) => {
    const value = Number(given(name));
    return Number.isInteger(value) && value > 0 && value <= ID_MAX ? value : undefined;
  };
  const wanted = given('tab') as QueueTab;
  const state = given('state') as WorkflowState;
  return {
    tab: QUEUE_TABS.includes(wanted) && tabs.includes(wanted) ? wanted : tab,
    filters: {
      kind: given('kind')?.slice(0, TEXT_MAX),
      category: number('category'),
      language: number('language'),
      state: WORKFLOW_STATES.includes(state) ? state : undefined,
      text: given('text')?.slice(0, TEXT_MAX),
    },
    page: number('page') ?? 1,
  };
}

/** And back: the address of a screen. */
export function addressOf(list: string, { tab, filters = {}, page = 1 }: Partial<Asked> & Pick<Asked, 'tab'>): string {
  const given = Object.entries({ tab, ...filters, ...(page > 1 ? { page } : {}) }).filter(([, value]) => value);
  return `${list}?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}`;
}

export function isNarrowed(filters: QueueFilters): boolean {
  return Object.values(filters).some(Boolean);
}
