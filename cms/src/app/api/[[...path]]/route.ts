import { handleApiRequest } from '@common-ground/api/platform/handleApiRequest.ts';
import config from '@payload-config';

/** Serves the documented API from the CMS too, for installations without a separate API host. */
const handle = (request: Request) => handleApiRequest(request, config);

export {
  handle as DELETE,
  handle as GET,
  handle as HEAD,
  handle as OPTIONS,
  handle as PATCH,
  handle as POST,
  handle as PUT,
};
