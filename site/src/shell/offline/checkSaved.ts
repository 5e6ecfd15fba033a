import { loadSavedWords } from '@common-ground/api/contracts/wording/offlineSaved.ts';
import { showToast } from '../../components/toaster/showCatalogueToast.ts';
import { screenPath } from '../../routes.ts';
import { applyCorrections } from '../../session/offline/applyCorrections.ts';
import { findLost, recordLossNotice } from '../../session/offline/saved/lostItems.ts';

/**
 * Updates stored pages, and checks for items that the browser deleted. With `isSaid`, reports both in toasts that name
 * no page, because other people may see the screen. Rejects when corrections cannot be loaded.
 */
export async function checkSaved({ isSaid = true } = {}): Promise<void> {
  await sayLost({ isSaid });
  const corrected = await applyCorrections();
  if (isSaid && corrected.length > 0) await say('corrections');
}

export async function sayLost({ isSaid = true } = {}): Promise<void> {
  const lost = await findLost().catch(() => null);
  const isLost = lost !== null && (await recordLossNotice(lost));
  if (isSaid && isLost) await say('lost');
}

async function say(what: 'lost' | 'corrections'): Promise<void> {
  const { lang } = document.documentElement;
  const { title, text, link } = (await loadSavedWords(lang))[what].toast;
  await showToast({ title, text, link: { label: link, href: screenPath('offline', lang) } });
}
