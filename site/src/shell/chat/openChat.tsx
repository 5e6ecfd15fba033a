import { loadChatWords } from '@common-ground/api/contracts/wording/chat.ts';
import { loadCareWords } from '@common-ground/api/contracts/wording/moderationCare.ts';
import { createRoot } from 'react-dom/client';
import '../../styles/late.ts';
import { hasWording } from '@common-ground/api/contracts/languages.ts';
import { giveFocus } from '../../components/focus/giveFocus.ts';
import { anonymousApi, calls } from '../../session/guestApi.ts';
import { loadSearchLanguage } from '../search/loadSearchLanguage.ts';
import { loadReplies } from './assistant.ts';
import { ChatPanel } from './ChatPanel.tsx';
import { loadConversation } from './conversation.ts';
import { readRecogniser } from './readRecogniser.ts';

let isOpen = false;

export async function openChat(button: HTMLElement): Promise<void> {
  const { lang } = document.documentElement;
  // Loads the recogniser now, so that the reply to a crisis needs no connection later.
  void readRecogniser(lang);
  const [words, care] = await Promise.all([loadChatWords(lang), loadCareWords(lang)]);
  if (isOpen) return;
  isOpen = true;
  loadConversation();
  prepareOffline(lang);
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  button.hidden = true;
  const close = ({ hasFocus }: { hasFocus: boolean }) => {
    isOpen = false;
    button.hidden = false;
    root.unmount();
    place.remove();
    if (hasFocus) giveFocus(button);
  };
  root.render(<ChatPanel words={words} lines={care.lines} lang={lang} onClose={close} />);
}

/**
 * Requests what the assistant may need offline, so that the service worker stores it: the scripts of replies and of the
 * search in the browser, and help lines in the languages of the page and of the browser. Does nothing without a service worker.
 */
function prepareOffline(lang: string): void {
  if (!navigator.serviceWorker?.controller) return;
  const own = navigator.languages.map((tag) => tag.split('-')[0] ?? '').filter(hasWording);
  for (const language of new Set([lang, ...own]))
    anonymousApi.call(calls.listHelpLines, { query: { lang: language } }).catch(() => {});
  import('../search/browser/findInBrowser.ts').catch(() => {});
  loadReplies().catch(() => {});
  loadSearchLanguage(lang).catch(() => {});
}
