import { clearConversation, keepUnsent } from './conversation.ts';

/** A website that is open to everybody in every language, and says nothing of the page before. */
const ELSEWHERE = 'https://www.wikipedia.org/';

/** Removes the conversation from this tab and leaves the page, which the Back button does not lead to. */
export function leavePage(): void {
  clearConversation();
  keepUnsent('');
  location.replace(ELSEWHERE);
}
