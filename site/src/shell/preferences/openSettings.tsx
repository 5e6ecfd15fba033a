import { loadSettingsWords } from '@common-ground/api/contracts/wording/preferences.ts';
import { createRoot } from 'react-dom/client';
import '../../styles/late.ts';
import { giveFocus, lendFocus } from '../../components/focus/giveFocus.ts';
import { SettingsPanel } from './SettingsPanel.tsx';

let isOpen = false;

export async function openSettings(opener: Element | null, at?: 'keys'): Promise<void> {
  const { lang } = document.documentElement;
  const words = await loadSettingsWords(lang);
  if (isOpen) return;
  isOpen = true;
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  const close = () => {
    isOpen = false;
    root.unmount();
    place.remove();
    // A reader who opened the panel by a key may have been at a heading, which is not focusable by itself.
    if (opener instanceof HTMLElement && opener !== document.body) lendFocus(opener);
    // The button is hidden when the drawer around it has closed meanwhile.
    giveFocus(opener?.checkVisibility?.() === false ? '.menu-button' : opener);
  };
  root.render(<SettingsPanel words={words} lang={lang} at={at} onClosed={close} />);
}
