import { afterEach, describe, expect, it } from 'vitest';
import { countEvent, observeSeconds, watchPool } from './recorder.ts';
import { startRecording } from './startRecording.ts';

let stop = () => {};
afterEach(() => stop());

function start(options: Omit<Parameters<typeof startRecording>[0], 'process'> = {}) {
  const recording = startRecording({ process: 'web', ...options });
  stop = recording.stop;
  return async () => (await recording.scrape()).split('\n').filter((line) => line.startsWith('common_ground_'));
}

describe('startRecording', () => {
  it('counts events by their labels and the process', async () => {
    const scrape = start();
    const labels = { route: '/api/conditions/{id}', method: 'GET', status: '200' };
    countEvent('requests', labels);
    countEvent('requests', labels);
    expect(await scrape()).toContain(
      'common_ground_http_requests_total{route="/api/conditions/{id}",method="GET",status="200",process="web"} 2',
    );
  });

  it('sorts durations into buckets', async () => {
    const scrape = start();
    observeSeconds('publishSeconds', 0.3, { pages: 'own' });
    const lines = await scrape();
    const bucket = (limit: string) =>
      `common_ground_publish_duration_seconds_bucket{le="${limit}",process="web",pages="own"}`;
    expect(lines).toContain(`${bucket('0.25')} 0`);
    expect(lines).toContain(`${bucket('0.5')} 1`);
  });

  it('reports gauges that this process knows, and no others', async () => {
    const scrape = start({ readGauges: async () => [{ name: 'isLeader', labels: {}, value: 0 }] });
    watchPool('test', { totalCount: 3, idleCount: 1, waitingCount: 4, options: { max: 6 } });
    const lines = (await scrape()).join('\n');
    expect(lines).toContain('common_ground_publisher_leader{process="web"} 0');
    expect(lines).toContain('common_ground_database_pool_connections{pool="test",state="busy",process="web"} 2');
    expect(lines).toContain('common_ground_database_pool_waiting{pool="test",process="web"} 4');
    expect(lines).not.toContain('common_ground_database_up');
  });

  it('records nothing after its end', async () => {
    const scrape = start();
    stop();
    countEvent('taskFailures', { task: 'mails' });
    expect((await scrape()).filter((line) => line.includes('mails'))).toEqual([]);
  });
});
