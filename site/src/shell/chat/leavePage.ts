import { clearConversation, storeUnsent } from './conversation.ts';

/** Neutral website that does not hint at the page that was left. */
const ELSEWHERE = 'https://www.wikipedia.org/';

/** Deletes the conversation and replaces this page in the history, so that Back does not return to it. */
export function leavePage(): void {
  clearConversation();
  storeUnsent('');
  location.replace(ELSEWHERE);
}
