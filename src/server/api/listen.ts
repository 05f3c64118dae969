/** Serves the demo API alone, for tests and benchmarks. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createDemoApi, type DemoApiOptions } from './demo-api.ts';

export interface ListeningDemoApi {
  /** The API's base address, without a slash at its end. */
  url: string;
  close(): Promise<void>;
}

/** Listens on this machine only; port 0 takes a free one. */
export async function listenDemoApi(options: DemoApiOptions = {}, port = 0): Promise<ListeningDemoApi> {
  const { basePath = '/api' } = options;
  const api = createDemoApi(options);
  const server = createServer({ requestTimeout: 60_000 }, (request, response) => {
    if (!api.handle(request, response)) response.writeHead(404).end();
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  const { port: taken } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${taken}${basePath}`,
    async close() {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      await api.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
