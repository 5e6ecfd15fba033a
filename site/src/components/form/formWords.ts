import type { FormWords } from '@common-ground/api/contracts/wording/form.ts';
import { createStrictContext } from '../../islands/createStrictContext.ts';

/** Context with the texts of fields. The provider must enclose every component that renders a field. */
export const [FormWordsProvider, useFormWords] = createStrictContext<FormWords>();
