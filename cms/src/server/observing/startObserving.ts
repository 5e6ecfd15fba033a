import type { RecordingOptions } from '@common-ground/api/platform/metrics/startRecording.ts';
import { startInternalServer } from '../internal/createInternalServer.ts';
import { failWith } from '../lifecycle.ts';
import type { ProcessSettings } from '../settings.ts';

type Stop = () => Promise<void>;

/**
 * Starts metrics and traces where the settings ask for them. Their libraries are loaded only then.
 * @returns a function that sends the remaining spans and closes the server of the metrics
 */
export async function startObserving(options: RecordingOptions & { settings: ProcessSettings }): Promise<Stop> {
  const { settings, ...recording } = options;
  const { METRICS_PORT: port, INTERNAL_HOST: host } = settings;
  const stops: Stop[] = [];
  if (port) stops.push(await serveMetrics(recording, { host, port }));
  if (settings.OTEL_EXPORTER_OTLP_ENDPOINT) {
    const { startTracing } = await import('./startTracing.ts');
    stops.push(startTracing(recording.process));
  }
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}

async function serveMetrics(recording: RecordingOptions, address: { host: string; port: number }): Promise<Stop> {
  const { startRecording } = await import('@common-ground/api/platform/metrics/startRecording.ts');
  const { contentType, scrape, stop } = startRecording(recording);
  const routes = { '/metrics': async () => ({ status: 200, type: contentType, body: await scrape() }) };
  const server = startInternalServer({ ...address, routes }).on('error', failWith);
  return async () => {
    server.close();
    server.closeAllConnections();
    stop();
  };
}
