import { isAtDesk } from './contracts/call.ts';
import { getOpenApi } from './contracts/openapi.ts';
import { accountEndpoints } from './features/accounts/endpoints.ts';
import { secondFactorEndpoints } from './features/accounts/secondFactorEndpoints.ts';
import { analyticsDeskEndpoints } from './features/analytics/analyticsDeskEndpoints.ts';
import { analyticsEndpoints } from './features/analytics/endpoints.ts';
import { bookmarkEndpoints } from './features/bookmarks/endpoints.ts';
import { chatEndpoints } from './features/chat/endpoints.ts';
import { contributionEndpoints } from './features/contributions/endpoints.ts';
import { encyclopediaEndpoints } from './features/encyclopedia/endpoints.ts';
import { forumEndpoints } from './features/forum/endpoints.ts';
import { healthcareEndpoints } from './features/healthcare/endpoints.ts';
import { historyEndpoints } from './features/history/endpoints.ts';
import { certificateEndpoints } from './features/learning/certificateEndpoints.ts';
import { learningEndpoints } from './features/learning/endpoints.ts';
import { learningDeskEndpoints } from './features/learning/learningDeskEndpoints.ts';
import { ratingEndpoints } from './features/learning/ratingEndpoints.ts';
import { recallEndpoints } from './features/learning/recallEndpoints.ts';
import { moderationEndpoints } from './features/moderation/endpoints.ts';
import { suspensionEndpoints } from './features/moderation/suspensionEndpoints.ts';
import { notificationEndpoints } from './features/notifications/endpoints.ts';
import { offlineEndpoints } from './features/offline/endpoints.ts';
import { preferenceEndpoints } from './features/preferences/endpoints.ts';
import { publishingEndpoints } from './features/publishing/endpoints.ts';
import { searchEndpoints } from './features/search/endpoints.ts';
import { signOffEndpoints } from './features/sign-offs/endpoints.ts';
import { talkEndpoints } from './features/talk/endpoints.ts';
import { translationEndpoints } from './features/translations/endpoints.ts';
import { watchlistEndpoints } from './features/watchlist/endpoints.ts';
import { anyone } from './platform/access.ts';
import { defineEndpoint, type Endpoint } from './platform/defineEndpoint.ts';
import { openApiDocument } from './platform/openapi.ts';

/** All rows of the API, for readers and for the editor interface. */
const rows: Endpoint[] = [
  ...publishingEndpoints,
  ...encyclopediaEndpoints,
  ...searchEndpoints,
  ...contributionEndpoints,
  ...accountEndpoints,
  ...secondFactorEndpoints,
  ...bookmarkEndpoints,
  ...watchlistEndpoints,
  ...historyEndpoints,
  ...signOffEndpoints,
  ...talkEndpoints,
  ...forumEndpoints,
  ...moderationEndpoints,
  ...suspensionEndpoints,
  ...translationEndpoints,
  ...notificationEndpoints,
  ...offlineEndpoints,
  ...preferenceEndpoints,
  ...learningEndpoints,
  ...analyticsDeskEndpoints,
  ...learningDeskEndpoints,
  ...certificateEndpoints,
  ...ratingEndpoints,
  ...recallEndpoints,
  ...analyticsEndpoints,
  ...healthcareEndpoints,
  ...chatEndpoints,
];

/** The public API. */
export const endpoints: Endpoint[] = [
  ...rows.filter(({ call }) => !isAtDesk(call)),
  defineEndpoint({
    call: getOpenApi,
    access: anyone,
    prepared: () => [],
    handler: async () => openApiDocument(endpoints),
  }),
];

/** Rows of the editor interface, below `/cms/api` and with its own session. */
export const deskEndpoints: Endpoint[] = rows.filter(({ call }) => isAtDesk(call));
