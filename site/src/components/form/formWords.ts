import type { FormWords } from '@common-ground/api/contracts/wording/form/index.ts';
import { createStrictContext } from '../../islands/createStrictContext.ts';

/** Texts of fields. The provider must enclose everything that has fields. */
export const [FormWordsProvider, useFormWords] = createStrictContext<FormWords>();
