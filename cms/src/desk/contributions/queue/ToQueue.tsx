import { redirect } from 'next/navigation.js';
import { QUEUE } from '../../kit/addresses.ts';

/**
 * In the place of Payload's list of contributions. The queue does not stand there itself: around a list Payload keeps
 * what was once asked for in the address, and a filter that was cleared would come back.
 */
export function ToQueue() {
  redirect(QUEUE);
}
