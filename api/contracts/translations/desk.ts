import { z } from 'zod';
import { doneSchema } from '../accounts/accounts.ts';
import { defineCall } from '../call.ts';
import { answerContribution, receiptSchema } from '../contributions/contributions.ts';
import type { PageKind } from '../encyclopedia/fields.ts';
import { idParameter } from '../parameters.ts';
import { translationDraftSchema } from './translations.ts';

const DESK = { tag: 'Desk', method: 'POST', missing: 'There is no such record' } as const;
const params = z.object({ id: idParameter });

export const saveTranslation = (kind: PageKind) =>
  defineCall({
    ...DESK,
    name: `saveTranslation ${kind}`,
    path: `/cms/api/contributions/translations/{language}/${kind}/{id}`,
    summary: "saves the user's own draft of a translation, or begins it",
    params: params.extend({ language: z.string().max(20) }),
    body: translationDraftSchema(kind),
    output: z.object({ id: z.int().positive(), savedAt: z.iso.datetime() }),
  });

export const sendTranslation = defineCall({
  ...DESK,
  name: 'sendTranslation',
  path: '/cms/api/contributions/drafts/{id}/send',
  summary: 'sends a draft of a translation for review, or as the answer to a change request',
  params,
  output: receiptSchema,
});

export const discardTranslation = defineCall({
  ...DESK,
  name: 'discardTranslation',
  path: '/cms/api/contributions/drafts/{id}/discard',
  summary: 'removes a draft that was never sent',
  params,
  output: doneSchema,
});

export const answerInWords = defineCall({
  ...DESK,
  name: 'answerInWords',
  path: '/cms/api/contributions/own/{id}/answer',
  summary: 'answers a change request in words',
  params,
  body: answerContribution.body.pick({ reason: true }),
  output: receiptSchema,
});

export const withdrawTranslation = defineCall({
  ...DESK,
  name: 'withdrawTranslation',
  path: '/cms/api/contributions/own/{id}/withdraw',
  summary: 'withdraws a proposal',
  params,
  output: receiptSchema,
});
