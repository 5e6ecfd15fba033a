type Props = { text: string; tryAgain: string; onRetry: () => void };

export function LoadFailed({ text, tryAgain, onRetry }: Props) {
  return (
    <div className="load-failed grid justify-items-start gap-4 rounded-soft border border-notice-edge bg-notice-surface p-5 text-notice">
      <p role="alert">{text}</p>
      <button className="button quiet" type="button" onClick={onRetry}>
        {tryAgain}
      </button>
    </div>
  );
}
