/** Where a tab keeps what was said to the chat assistant. */
export const CHAT_KEY = 'chat';
