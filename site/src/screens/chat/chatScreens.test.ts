import { CHAT_SCREENS, chatScreens } from '@common-ground/api/contracts/chat/screens.ts';
import { expect, it } from 'vitest';
import { homePath, screenPath } from '../../routes.ts';

it.each(chatScreens)('the chat path of the screen %s equals its route', (screen) => {
  const path = screen === 'home' ? homePath('es') : screenPath(screen, 'es');
  expect(['/es', CHAT_SCREENS[screen]].filter(Boolean).join('/')).toBe(path);
});
