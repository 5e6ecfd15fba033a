import type { FormWords } from '@common-ground/api/contracts/wording/form/index.ts';
import { createStrictContext } from '../../islands/createStrictContext.ts';

/** What fields say, whatever they ask for. Given once around everything that has fields. */
export const [FormWordsProvider, useFormWords] = createStrictContext<FormWords>();
