import type { Endpoint } from '../../platform/defineEndpoint.ts';
import { listWatchedEndpoint } from './endpoints/listWatched.ts';
import { unwatchEndpoint } from './endpoints/unwatch.ts';
import { watchEndpoint } from './endpoints/watch.ts';

export const watchlistEndpoints: Endpoint[] = [listWatchedEndpoint, watchEndpoint, unwatchEndpoint];
