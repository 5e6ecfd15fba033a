import { formWords } from '@common-ground/api/contracts/wording/form/index.ts';
import { type ReactNode, useEffect } from 'react';

import { FormWordsProvider } from '../../../components/form/formWords.ts';
import { prepareToasts } from '../../../components/toaster/sayToast.ts';
import '../../../styles/late.ts';
import { type FormContext, FormProvider } from './context.ts';

/** What the forms stand in: their words, and the toasts that are sure to follow. */
export function FormFrame({ children, ...context }: FormContext & { children: ReactNode }) {
  useEffect(() => void prepareToasts(), []);
  return (
    <FormProvider value={context}>
      <FormWordsProvider value={formWords(context.lang)}>{children}</FormWordsProvider>
    </FormProvider>
  );
}
