import { endpoints } from '@common-ground/api/endpoints.ts';
import { payloadEndpoints } from '@common-ground/api/platform/payloadEndpoints.ts';
import { PreparedResponses } from '@common-ground/api/platform/prepared/PreparedResponses.ts';
import { mailer } from '../server/mail/mailer.ts';

/** Answers held ready by this process; it keeps none until it listens for changes of the content. */
export const prepared = new PreparedResponses();

/** The documented API as custom endpoints of Payload, below one prefix that no collection can have. */
export const publicEndpoints = payloadEndpoints({ endpoints, prepared, mailer });
