import { z } from 'zod';
import { defineCall } from '../call.ts';
import { EDIT_SUMMARY_LENGTH, ID_MAX } from '../limits.ts';
import { idParameter } from '../parameters.ts';
import { requiredText } from '../text.ts';
import { MODULE_MISSING } from './learning.ts';

export const confirmModule = defineCall({
  name: 'confirmModule',
  method: 'POST',
  path: '/cms/api/learning-modules/{id}/still-right',
  summary: 'confirms, with a reason, that a module is still right after a change of what it teaches',
  tag: 'Desk',
  params: z.object({ id: idParameter }),
  body: z.object({
    conditionId: z.int().min(1).max(ID_MAX),
    /** Id of the newest change that the user looked at; the response is 409 when there is a newer one. */
    upTo: z.int().min(1).max(ID_MAX),
    reason: requiredText(EDIT_SUMMARY_LENGTH),
  }),
  output: z.object({ message: z.string() }),
  missing: MODULE_MISSING,
});
