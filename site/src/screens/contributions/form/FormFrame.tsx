import { formWords } from '@common-ground/api/contracts/wording/form.ts';
import { useEffect } from 'react';
import { FormWordsProvider } from '../../../components/form/formWords.ts';
import { prepareToasts } from '../../../components/toaster/showCatalogueToast.ts';
import '../../../styles/late.ts';
import type { ContributionWords } from '@common-ground/api/contracts/wording/contributionsForm.ts';
import type { Parts } from '../../../components/text/Text.tsx';
import { createStrictContext } from '../../../islands/createStrictContext.ts';

/** Provides the texts of the forms, and loads the toasts before one is needed. */
export function FormFrame({ children, ...context }: FormContext & { children: Parts }) {
  useEffect(() => void prepareToasts(), []);
  return (
    <FormProvider value={context}>
      <FormWordsProvider value={formWords(context.lang)}>{children}</FormWordsProvider>
    </FormProvider>
  );
}

export type FormContext = { lang: string; words: ContributionWords };
export const [FormProvider, useForm] = createStrictContext<FormContext>();
