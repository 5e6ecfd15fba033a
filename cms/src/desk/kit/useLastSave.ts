import { useDocumentInfo } from '@payloadcms/ui';

/** Returns a key for `since` that changes whenever the record on the screen is saved. */
export function useLastSave(): string {
  const { lastUpdateTime, savedDocumentData } = useDocumentInfo();
  return `${lastUpdateTime} ${savedDocumentData?.updatedAt}`;
}
