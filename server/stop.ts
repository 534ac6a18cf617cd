import type { Server } from 'node:http';

const STOP_LIMIT_MS = 9_000;

/** On SIGTERM or SIGINT: no new connections, requests under way are answered, then the process ends within 10 s. */
export function stopOnSignals(server: Server, close: () => Promise<void>) {
  const stop = () => {
    setTimeout(() => process.exit(1), STOP_LIMIT_MS).unref();
    server.close(() => {
      close().finally(() => process.exit(0));
    });
    server.closeIdleConnections();
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}
