import type { Endpoint } from '../../platform/defineEndpoint.ts';
import { listEventsEndpoint } from './endpoints/listEvents.ts';
import { sendEventEndpoint } from './endpoints/sendEvent.ts';

export const analyticsEndpoints: Endpoint[] = [sendEventEndpoint, listEventsEndpoint];
