import config from '@payload-config';
import { handleDeskRequest } from '../../../../../payload/calls/handleDeskRequest.ts';

/** Replaces Payload's own handlers, which also render pictures without a sign-in, with a font from another host. */
const answer = (request: Request) => handleDeskRequest(request, config);

export { answer as DELETE, answer as GET, answer as OPTIONS, answer as PATCH, answer as POST, answer as PUT };
