import { useForm } from '../form/context.ts';

/** There is no such condition, or the address names none. */
export function MissingPage() {
  const { words } = useForm();
  return (
    <>
      <h2>{words.suggest.missingTitle}</h2>
      <p>{words.suggest.missingText}</p>
    </>
  );
}
