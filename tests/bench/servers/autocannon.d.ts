/** The part of autocannon that is used: the package has no types. */
declare module 'autocannon' {
  type Options = {
    url: string;
    connections: number;
    duration: number;
    headers?: Record<string, string>;
    requests: { method: 'GET'; path: string }[];
  };
  type Result = {
    duration: number;
    headers?: Record<string, string>;
    requests: { total: number };
    non2xx: number;
    errors: number;
    timeouts: number;
  };
  export default function autocannon(options: Options): Promise<Result>;
}
