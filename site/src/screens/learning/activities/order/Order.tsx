import { fill, formatNumber } from '@common-ground/api/contracts/wording/plural.ts';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Text } from '../../../../components/text/Text.tsx';
import { type KindProps, useActivityContext, useActivityState } from '../activityContext.ts';
import { shuffle } from '../parts/shuffle.ts';
import { Tries } from '../parts/Tries.tsx';
import { WhyNote } from '../parts/WhyNote.tsx';

export function Order({ activity: { steps } }: KindProps<'order'>) {
  const { words, lang, own, name } = useActivityContext();
  const begin = { order: shuffle(steps.length, name), tried: null };
  const { value, change } = useActivityState<{ order: number[]; tried: number[] | null }>(begin);
  const [said, setSaid] = useState('');
  const list = useRef<HTMLOListElement>(null);
  // A state that was stored for another edition may have another number of steps.
  const { order, tried } = value.order.length === steps.length ? value : begin;
  const isTried = tried?.join() === order.join();
  const findStepText = (step: number) => steps[step]?.text ?? '';
  const number = (place: number) => formatNumber(lang, place + 1);

  function move(at: number, by: -1 | 1): void {
    const [step, other] = [order[at], order[at + by]];
    if (step === undefined || other === undefined) return;
    const next = order.with(at, other).with(at + by, step);
    flushSync(() => {
      change({ order: next });
      setSaid(
        fill(words.moved, { n: number(at + by), total: formatNumber(lang, steps.length), text: findStepText(step) }),
      );
    });
    // An element that moves within the page may lose the focus.
    list.current?.children[at + by]?.querySelector<HTMLElement>(by < 0 ? '[data-up]' : '[data-down]')?.focus();
  }

  return (
    <Tries
      tried={tried && isTried ? { right: order.filter((step, at) => step === at).length, total: steps.length } : null}
      onCheck={() => change({ tried: order })}
      onAgain={() => change(begin)}
    >
      <ol className="grid list-none grid-cols-1 gap-4 p-0" ref={list}>
        {order.map((step, at) => (
          <li key={step} className="grid grid-cols-1 gap-3 rounded-soft border border-line bg-raised p-4">
            <p className="flex gap-3">
              <span className="flex-none font-semibold">
                <Text>{`${number(at)}.`}</Text>
              </span>
              <span {...own}>{findStepText(step)}</span>
            </p>
            <div className="flex flex-wrap gap-2">
              <Mover
                action={words.moveUp}
                text={findStepText(step)}
                isEnd={at === 0}
                onMove={() => move(at, -1)}
                isUp
              />
              <Mover
                action={words.moveDown}
                text={findStepText(step)}
                isEnd={at === order.length - 1}
                onMove={() => move(at, 1)}
              />
            </div>
            {isTried && (
              <WhyNote
                isRight={step === at}
                said={step === at ? words.right : `${words.wrong}. ${fill(words.belongsAt, { n: number(step) })}`}
                why={steps[step]?.why ?? ''}
              />
            )}
          </li>
        ))}
      </ol>
      <p className="sr-only" role="status">
        {said}
      </p>
    </Tries>
  );
}

type MoverProps = { action: string; text: string; isEnd: boolean; isUp?: boolean; onMove: () => void };

/** Button that moves a step. At the end of the list it is only aria-disabled, so that it does not lose the focus. */
function Mover({ action, text, isEnd, isUp, onMove }: MoverProps) {
  const { words } = useActivityContext();
  return (
    <button
      className="button quiet print:hidden aria-disabled:cursor-not-allowed aria-disabled:[border-style:dashed] aria-disabled:border-edge aria-disabled:text-ink-soft"
      type="button"
      aria-label={fill(words.moveOf, { action, text })}
      aria-disabled={isEnd || undefined}
      data-up={isUp || undefined}
      data-down={isUp ? undefined : true}
      onClick={() => isEnd || onMove()}
    >
      {action}
    </button>
  );
}
