import { TRANSLATION_PROPOSERS, TRANSLATORS } from '../../contracts/accounts/roles.ts';
import * as calls from '../../contracts/translations/desk.ts';
import { savePathTranslation as savePathCall } from '../../contracts/translations/pathDraft.ts';
import { TRANSLATED_KINDS } from '../../contracts/translations/translations.ts';
import { defineEndpoint, type Endpoint } from '../../platform/defineEndpoint.ts';
import { answer } from '../contributions/answer.ts';
import { removeDraft } from '../contributions/removeDraft.ts';
import { takeContributionStep } from '../contributions/takeContributionStep.ts';
import { saveDraft } from './saveDraft.ts';
import { savePathTranslation } from './savePathTranslation.ts';
import { sendTranslation } from './sendTranslation.ts';

/** For handlers that act only on the caller's own drafts and proposals. */
const ownWork = { self: TRANSLATION_PROPOSERS };

export const translationEndpoints: Endpoint[] = [
  ...TRANSLATED_KINDS.map((kind) =>
    defineEndpoint({
      call: calls.saveTranslation(kind),
      repeated: 'same',
      access: { all: TRANSLATION_PROPOSERS },
      handler: ({ params, body }, { database, actor }) => saveDraft({ kind, ...params, ...body, actor }, database),
    }),
  ),
  defineEndpoint({
    call: savePathCall,
    repeated: 'same',
    // Open to the roles that may send the draft to review, because it is a record of the CMS.
    access: { all: TRANSLATORS },
    handler: ({ params, body }, { database, payload }) => {
      if (!payload) throw new Error('This call needs Payload');
      return savePathTranslation({ ...params, ...body }, { database, payload });
    },
  }),
  defineEndpoint({
    call: calls.sendTranslation,
    repeated: 'refused',
    access: ownWork,
    handler: ({ params }, { database, actor }) => sendTranslation({ ...params, actor }, database),
  }),
  defineEndpoint({
    call: calls.discardTranslation,
    repeated: 'refused',
    access: ownWork,
    handler: ({ params }, { database, actor }) => removeDraft(database, { id: params.id, userId: actor.id }),
  }),
  defineEndpoint({
    call: calls.answerInWords,
    repeated: 'refused',
    access: ownWork,
    handler: ({ params, body }, { database, actor }) => answer({ ...params, ...body, actor }, { database }),
  }),
  defineEndpoint({
    call: calls.withdrawTranslation,
    repeated: 'refused',
    access: ownWork,
    handler: ({ params }, { database, actor }) =>
      takeContributionStep({ ...params, step: 'withdraw', actor }, { database }),
  }),
];
