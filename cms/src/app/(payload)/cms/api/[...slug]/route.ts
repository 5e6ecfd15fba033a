import config from '@payload-config';
import { handleDeskRequest } from '../../../../../payload/calls/handleDeskRequest.ts';

/** Not Payload's own handlers: these draw pictures for whoever asks, with a font that they fetch elsewhere. */
const answer = (request: Request) => handleDeskRequest(request, config);

export { answer as DELETE, answer as GET, answer as OPTIONS, answer as PATCH, answer as POST, answer as PUT };
