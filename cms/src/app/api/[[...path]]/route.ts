import { handleApiRequest } from '@common-ground/api/platform/handleApiRequest.ts';
import config from '@payload-config';

/** Serves the documented API from the CMS too, for when no separate API host runs beside it. */
const answer = (request: Request) => handleApiRequest(request, config);

export {
  answer as DELETE,
  answer as GET,
  answer as HEAD,
  answer as OPTIONS,
  answer as PATCH,
  answer as POST,
  answer as PUT,
};
