import { TRANSLATION_PROPOSERS } from '../../contracts/accounts/roles.ts';
import {
  discardTranslation as discardCall,
  saveTranslation as saveCall,
  withdrawTranslation,
} from '../../contracts/translations/desk.ts';
import { LISTED_KINDS } from '../../contracts/translations/translations.ts';
import type { ApiContext } from '../../platform/ApiContext.ts';
import { defineEndpoint, type Endpoint } from '../../platform/defineEndpoint.ts';
import { REVIEWED_KINDS } from '../contributions/kinds/reviewedKinds.ts';
import { takeContributionStep } from '../contributions/takeContributionStep.ts';
import { TRANSLATION_TABLES } from '../encyclopedia/queries/translationTables.ts';
import { discardTranslation } from './discardTranslation.ts';
import { saveTranslation } from './saveTranslation.ts';

// The record of a translation is written in the name of the user, so that these calls say who may write it.
export const translationEndpoints: Endpoint[] = [
  ...LISTED_KINDS.map((kind) =>
    defineEndpoint({
      call: saveCall(kind),
      repeated: 'same',
      access: { all: REVIEWED_KINDS[TRANSLATION_TABLES[kind].collection].senders },
      handler: ({ params, body }, context) => saveTranslation({ kind, ...params, ...body }, demandPayload(context)),
    }),
  ),
  ...LISTED_KINDS.map((kind) =>
    defineEndpoint({
      call: discardCall(kind),
      repeated: 'refused',
      access: { all: REVIEWED_KINDS[TRANSLATION_TABLES[kind].collection].senders },
      handler: ({ params, body }, context) => discardTranslation({ kind, ...params, ...body }, demandPayload(context)),
    }),
  ),
  defineEndpoint({
    call: withdrawTranslation,
    repeated: 'refused',
    access: { self: TRANSLATION_PROPOSERS },
    handler: ({ params }, { database, actor }) =>
      takeContributionStep({ ...params, step: 'withdraw', actor }, { database }),
  }),
];

function demandPayload({ database, payload }: Pick<ApiContext, 'database' | 'payload'>) {
  if (!payload) throw new Error('This call needs Payload');
  return { database, payload };
}
