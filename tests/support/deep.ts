export { IS_DEEP } from '@common-ground/api/testing/deep.ts';
