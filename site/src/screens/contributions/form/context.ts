import type { ContributionWords } from '@common-ground/api/contracts/wording/contributions/form/index.ts';
import { createStrictContext } from '../../../islands/createStrictContext.ts';

/** What every part of a form needs: the page's language and its words. */
export type FormContext = { lang: string; words: ContributionWords };
export const [FormProvider, useForm] = createStrictContext<FormContext>();
