import { EDITORS, type Role } from '../access/roles.ts';

/** Those who may judge what was sent in; which step is whose, the table of workflow.ts says. */
export const REVIEWERS: readonly Role[] = ['reviewer', ...EDITORS];

/** Those who see how far the languages are, and translate in the CMS. */
export const TRANSLATING: readonly Role[] = ['translator', ...REVIEWERS];
