import { CircleAlertIcon, CircleCheckIcon } from 'lucide-react';
import type { Parts } from '../../../../components/text/Text.tsx';
import { useActivityContext } from '../activityContext.ts';

type Props = {
  id?: string | undefined;
  isRight: boolean;
  /** Verdict, such as "Right". */
  said: Parts | string;
  why: string;
};

export function WhyNote({ id, isRight, said, why }: Props) {
  const { own } = useActivityContext();
  return (
    <div className={`border-s-4 ps-4 ${isRight ? 'border-action' : 'border-notice-edge'}`} id={id}>
      <p className={`flex gap-2 font-semibold [&>svg]:mt-[0.2em] ${isRight ? 'text-action' : 'text-notice'}`}>
        {isRight ? <CircleCheckIcon /> : <CircleAlertIcon />}
        <span>{said}</span>
      </p>
      <p className="whitespace-pre-line" {...own}>
        {why}
      </p>
    </div>
  );
}
