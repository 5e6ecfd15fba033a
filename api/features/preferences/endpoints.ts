import * as calls from '../../contracts/preferences/preferences.ts';
import { own } from '../../platform/access.ts';
import { defineEndpoint, type Endpoint } from '../../platform/defineEndpoint.ts';
import { demandAccount } from '../../platform/session/findCurrentSession.ts';
import { selectPreferences, updatePreferences } from './queries/preferences.ts';

export const preferenceEndpoints: Endpoint[] = [
  defineEndpoint({
    call: calls.getPreferences,
    access: own,
    handler: async ({ params }, { database }) => demandAccount(await selectPreferences(database, params.id)),
  }),
  defineEndpoint({
    call: calls.choosePreferences,
    access: own,
    handler: async ({ params, body }, { database }) =>
      demandAccount(await updatePreferences(database, params.id, body)),
  }),
];
