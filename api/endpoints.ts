import { accountEndpoints } from './features/accounts/endpoints.ts';
import { analyticsEndpoints } from './features/analytics/endpoints.ts';
import { bookmarkEndpoints } from './features/bookmarks/endpoints.ts';
import { reviewEndpoints } from './features/contributions/endpoints.ts';
import { encyclopediaEndpoints } from './features/encyclopedia/endpoints.ts';
import { historyEndpoints } from './features/history/endpoints.ts';
import { learningEndpoints } from './features/learning/endpoints.ts';
import { notificationEndpoints } from './features/notifications/endpoints.ts';
import { getOpenApiEndpoint } from './features/openapi/endpoints/getOpenApi.ts';
import { getHealthEndpoint } from './features/publishing/endpoints/getHealth.ts';
import { searchEndpoints } from './features/search/endpoints.ts';
import { signOffEndpoints } from './features/sign-offs/endpoints.ts';
import { talkEndpoints } from './features/talk/endpoints.ts';
import { watchlistEndpoints } from './features/watchlist/endpoints.ts';
import type { Endpoint } from './platform/defineEndpoint.ts';

const documented: Endpoint[] = [
  getHealthEndpoint,
  ...encyclopediaEndpoints,
  ...searchEndpoints,
  ...reviewEndpoints,
  ...accountEndpoints,
  ...bookmarkEndpoints,
  ...watchlistEndpoints,
  ...historyEndpoints,
  ...signOffEndpoints,
  ...talkEndpoints,
  ...notificationEndpoints,
  ...learningEndpoints,
  ...analyticsEndpoints,
];

/** Every row of the public API. */
export const endpoints: Endpoint[] = [...documented, getOpenApiEndpoint(documented)];
