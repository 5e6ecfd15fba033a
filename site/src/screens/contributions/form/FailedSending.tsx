import { plural } from '@common-ground/api/contracts/wording/plural.ts';
import type { MouseEvent } from 'react';
import { Alert } from '../../../components/form/Alert.tsx';
import { useForm } from './context.ts';
import type { Failed } from './send.ts';

/**
 * What came of sending: fields to put right, each a link to it, or why the server took nothing. `onGo` brings a field into
 * view that is not in the page at the moment.
 */
export function FailedSending({ failed, onGo }: { failed: Failed; onGo?: ((field: string) => void) | undefined }) {
  const { lang, words } = useForm();
  if (failed.said)
    return (
      <Alert>
        <p>{failed.said}</p>
        {failed.wait && <p>{failed.wait}</p>}
        <p>{words.kept}</p>
      </Alert>
    );
  const errors = Object.entries(failed.errors ?? {});

  function goToField(event: MouseEvent, field: string) {
    // The address of a page may say that its form is open, and has to go on saying so.
    event.preventDefault();
    onGo?.(field);
    document.getElementById(`field-${field}`)?.focus();
  }

  return (
    <Alert>
      <p>
        <strong>{plural(lang, words.summaryTitle, errors.length)}</strong>
      </p>
      <ul className="mt-[0.35rem] [&_a]:inline-flex [&_a]:min-h-7 [&_a]:items-center [&_a]:text-inherit">
        {errors.map(([field, message]) => (
          <li key={field}>
            <a href={`#field-${field}`} onClick={(event) => goToField(event, field)}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </Alert>
  );
}
