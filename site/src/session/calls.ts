export { calls } from '@common-ground/api/contracts/calls.ts';
