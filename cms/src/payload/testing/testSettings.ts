/** Required settings of the process, without DATABASE_URL, which `createTestDatabase` provides. */
export const testSettings = {
  NODE_ENV: 'test',
  PAYLOAD_SECRET: 'a-secret-of-the-tests-that-is-long-enough',
  SITE_URL: 'http://127.0.0.1:4321',
  PAYLOAD_TELEMETRY_DISABLED: '1',
};
