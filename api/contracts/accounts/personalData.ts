import { z } from 'zod';
import { defineCall } from '../call.ts';
import { idParameter } from '../parameters.ts';
import { CONTENT_LICENSE } from '../product.ts';
import { doneSchema, enteredPasswordSchema } from './accounts.ts';

export const EXPORT_FILE = 'common-ground-data.json';

/** Says in an export which of its texts other people may reuse. */
export const EXPORT_LICENSE = `Texts of the encyclopedia that you sent with a form naming ${CONTENT_LICENSE.name} are under this licence: ${CONTENT_LICENSE.url}. It covers nothing else in this file.`;

export const exportData = defineCall({
  name: 'exportData',
  method: 'GET',
  path: '/api/users/{id}/export',
  summary: "All data stored about the signed-in user, as one JSON document. No role may export another user's data",
  tag: 'Accounts',
  params: z.object({ id: idParameter }),
  output: z
    .record(z.string(), z.unknown())
    .meta({ id: 'PersonalData', description: 'A part for each kind of record, named as in the data model' }),
});

/** Name of an author whose account was deleted, stored by the database or returned by queries. Screens translate it. */
export const FORMER_MEMBER = 'Former member';

export const LAST_ADMIN = 'You are the only administrator. Give somebody else this role first.';

export const deleteAccount = defineCall({
  name: 'deleteAccount',
  method: 'DELETE',
  path: '/api/users/{id}',
  summary: "Deletes the signed-in user's account permanently. The user's contributions stay, without the name",
  tag: 'Accounts',
  params: z.object({ id: idParameter }),
  body: z.object({ password: enteredPasswordSchema }),
  output: doneSchema,
});
