import { DEFAULT_LANGUAGE } from '../../../contracts/encyclopedia/languages.ts';
import { NOTIFICATION_KINDS } from '../../../contracts/notifications/notifications.ts';
import { PRODUCT_NAME } from '../../../contracts/product.ts';
import { type PushTopic, pushWords } from '../../../contracts/wording/notifications/push/index.ts';
import type { PushPayload } from '../../../platform/push/PushSender.ts';

/**
 * What a lock screen may show: of which topic something has come, never of which page, topic or person. `kinds`: of what
 * came, each once. `language`: code of one that is not the default; null for that.
 */
export function pushPayload(kinds: string[], language: string | null): PushPayload {
  const topics = new Set(kinds.map(topicOf));
  const [topic = 'account'] = topics;
  return {
    title: PRODUCT_NAME,
    body: pushWords(language ?? DEFAULT_LANGUAGE)[topics.size > 1 ? 'several' : topic],
    path: `${language ? `/${language}` : ''}/profile#notifications`,
    tag: 'inbox',
  };
}

function topicOf(kind: string): PushTopic {
  return (NOTIFICATION_KINDS as Record<string, PushTopic | null>)[kind] ?? 'account';
}
