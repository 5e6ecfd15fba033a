import { Alert } from '../../components/form/Alert.tsx';
import type { Failure } from './failureOf.ts';

/** `fallback` is said where the server said nothing. */
export function FailureAlert({ failure: { said, wait }, fallback }: { failure: Failure; fallback: string }) {
  return (
    <Alert>
      <p>{said ?? fallback}</p>
      {wait && <p>{wait}</p>}
    </Alert>
  );
}
