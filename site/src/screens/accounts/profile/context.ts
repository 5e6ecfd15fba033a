import type { ProfileWords } from '@common-ground/api/contracts/wording/accounts/profile/index.ts';
import { createStrictContext } from '../../../islands/createStrictContext.ts';

/** What every part of the profile needs: the page's language and its words. */
export const [ProfileProvider, useProfile] = createStrictContext<{ lang: string; words: ProfileWords }>();
