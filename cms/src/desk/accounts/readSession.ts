import { PRODUCT_NAME } from '@common-ground/api/contracts/product.ts';
import type { Metadata } from 'next';
import { headers } from 'next/headers.js';
import { executeAuthStrategies, getPayload, type Payload, type SanitizedConfig, type TypedUser } from 'payload';
import type { Query } from '../kit/addresses.ts';
import { toWantedAddress } from './toWantedAddress.ts';

export type SessionPageProps = { searchParams: Promise<Query> };

type Session = {
  payload: Payload;
  user: TypedUser | null;
  /** Address of the CMS that the user wanted. */
  wanted: string;
};

export async function readSession(
  config: Promise<SanitizedConfig> | SanitizedConfig,
  { searchParams }: SessionPageProps,
): Promise<Session> {
  const payload = await getPayload({ config });
  const { user } = await executeAuthStrategies({ headers: await headers(), payload });
  return { payload, user, wanted: toWantedAddress((await searchParams).redirect) };
}

export function toMetadata(title: string): Metadata {
  return { title: `${title} – ${PRODUCT_NAME}`, icons: [{ rel: 'icon', type: 'image/svg+xml', url: '/favicon.svg' }] };
}
