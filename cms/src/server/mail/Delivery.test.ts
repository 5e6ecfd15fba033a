import { log } from '@common-ground/api/platform/log/log.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Delivery } from './Delivery.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const SOON = 250;
const createDelivery = (answer: () => Promise<number | undefined>) => {
  const deliver = vi.fn(answer);
  return { deliver, delivery: new Delivery('mails', deliver) };
};

it('delivers once, a moment after the first of several `look` calls', async () => {
  const { deliver, delivery } = createDelivery(async () => undefined);
  delivery.look();
  await vi.advanceTimersByTimeAsync(SOON - 1);
  delivery.look();
  expect(deliver).toHaveBeenCalledTimes(0);
  await vi.advanceTimersByTimeAsync(1);
  expect(deliver).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(SOON);
  expect(deliver).toHaveBeenCalledTimes(1);
  await delivery.stop();
});

it('delivers again at once after `look` during a delivery, then after the returned delay', async () => {
  const sending = Promise.withResolvers<undefined>();
  const { deliver, delivery } = createDelivery(() => sending.promise);
  delivery.look();
  await vi.advanceTimersByTimeAsync(SOON);
  delivery.look();
  deliver.mockResolvedValueOnce(30).mockResolvedValue(undefined);
  sending.resolve(undefined);
  await vi.advanceTimersByTimeAsync(0);
  expect(deliver).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(30);
  expect(deliver).toHaveBeenCalledTimes(3);
  await delivery.stop();
});

it('delivers periodically, also after an error, and never after `stop`', async () => {
  const said = vi.spyOn(log, 'error').mockImplementation(() => {});
  const { deliver, delivery } = createDelivery(() => Promise.reject(new Error('gone')));
  delivery.look();
  await vi.advanceTimersByTimeAsync(SOON);
  expect(said.mock.calls).toEqual([[{ err: new Error('gone') }, 'mails were not delivered']]);
  await vi.advanceTimersByTimeAsync(5000);
  expect(deliver).toHaveBeenCalledTimes(2);
  await delivery.stop();
  delivery.look();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(deliver).toHaveBeenCalledTimes(2);
  said.mockRestore();
});
