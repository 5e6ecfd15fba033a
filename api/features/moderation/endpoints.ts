import { MODERATORS } from '../../contracts/accounts/roles.ts';
import { LIST_LIMIT } from '../../contracts/limits.ts';
import * as cases from '../../contracts/moderation/cases.ts';
import { getDuty } from '../../contracts/moderation/duty.ts';
import { listHelpLines } from '../../contracts/moderation/helpLines.ts';
import { sendMessage as sendMessageCall } from '../../contracts/moderation/messages.ts';
import * as calls from '../../contracts/moderation/moderation.ts';
import * as reports from '../../contracts/moderation/reports.ts';
import { admins, anyone, own, ownRecords } from '../../platform/access.ts';
import { defineEndpoint, type Endpoint } from '../../platform/defineEndpoint.ts';
import { toSlice } from '../../platform/pages.ts';
import { DUTY_TAG, HELP_LINES_TAG } from '../../platform/prepared/contentTags.ts';
import { appeal } from './appeal.ts';
import { askSecondOpinion } from './askSecondOpinion.ts';
import { decideAppeal } from './decideAppeal.ts';
import { decideCase } from './decideCase.ts';
import { decideReport } from './decideReport.ts';
import { makeMembersOnly } from './makeMembersOnly.ts';
import { moderatePost } from './moderatePost.ts';
import { selectDuty } from './queries/duty.ts';
import { selectOwnSteps } from './queries/log.ts';
import { selectReports } from './queries/reports.ts';
import { selectHelpLines } from './queries/selectHelpLines.ts';
import { reportContent } from './reportContent.ts';
import { sendMessage } from './sendMessage.ts';

export const moderationEndpoints: Endpoint[] = [
  defineEndpoint({
    call: listHelpLines,
    access: anyone,
    prepared: () => [HELP_LINES_TAG],
    handler: ({ query }, { database }) => selectHelpLines(database, { language: query.lang, region: query.region }),
  }),
  defineEndpoint({
    call: getDuty,
    access: anyone,
    prepared: () => [DUTY_TAG],
    handler: (_input, { database }) => selectDuty(database),
  }),
  defineEndpoint({
    call: calls.moderatePost,
    repeated: 'refused',
    access: { all: MODERATORS },
    handler: ({ params, body }, { database, actor }) => moderatePost({ ...params, ...body, actor }, database),
  }),
  defineEndpoint({
    call: reports.reportContent,
    repeated: 'once',
    access: { ...anyone, evenSuspended: false },
    handler: ({ body }, context) => reportContent(body, context),
  }),
  defineEndpoint({
    call: reports.listReports,
    access: admins,
    handler: ({ query }, { database }) => selectReports(database, toSlice(query) ?? { limit: LIST_LIMIT, offset: 0 }),
  }),
  defineEndpoint({
    call: reports.decideReport,
    access: admins,
    handler: ({ params, body }, { database, actor }) =>
      decideReport({ id: params.id, status: body.status, actor }, database),
  }),
  defineEndpoint({
    call: cases.decideCase,
    repeated: 'refused',
    access: { all: MODERATORS },
    handler: ({ params, body }, { database, actor }) => decideCase({ ...params, ...body, actor }, database),
  }),
  defineEndpoint({
    call: cases.askSecondOpinion,
    repeated: 'same',
    access: { all: MODERATORS },
    handler: ({ params, body }, { database, actor }) => askSecondOpinion({ ...params, ...body, actor }, database),
  }),
  defineEndpoint({
    call: cases.makeMembersOnly,
    repeated: 'refused',
    access: { all: MODERATORS },
    handler: ({ params }, { database, actor }) => makeMembersOnly({ ...params, actor }, database),
  }),
  defineEndpoint({
    call: sendMessageCall,
    repeated: 'once',
    access: { all: MODERATORS },
    handler: ({ params, body }, { database, actor }) => sendMessage({ ...params, ...body, actor }, database),
  }),
  defineEndpoint({
    call: cases.decideAppeal,
    repeated: 'refused',
    access: { all: MODERATORS },
    handler: ({ params, body }, { database, actor }) => decideAppeal({ ...params, ...body, actor }, database),
  }),
  // `ownRecords` admits suspended users as well, who may appeal.
  defineEndpoint({
    call: cases.appeal,
    repeated: 'once',
    access: ownRecords,
    handler: ({ body }, { database, actor }) => appeal({ ...body, actor }, database),
  }),
  defineEndpoint({
    call: cases.listOwnModeration,
    access: own,
    handler: ({ params, query }, { database }) =>
      selectOwnSteps(database, { userId: params.id, slice: toSlice(query) ?? { limit: LIST_LIMIT, offset: 0 } }),
  }),
];
