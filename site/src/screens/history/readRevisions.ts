import type { Revision } from '@common-ground/api/contracts/history/history.ts';
import { LIST_PAGE } from '@common-ground/api/contracts/limits.ts';
import { api } from '../../session/api.ts';
import { calls } from '../../session/calls.ts';

/** A page of the history, from 1. */
export const readRevisions =
  (id: number) =>
  (page: number): Promise<{ items: Revision[]; total: number }> =>
    api.list(calls.listRevisions, { params: { id }, query: { page, limit: LIST_PAGE } });
