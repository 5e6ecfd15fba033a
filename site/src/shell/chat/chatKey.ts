export const CHAT_KEY = 'chat';
