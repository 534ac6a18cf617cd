import { createServer } from 'node:http';

/** A program that does nothing but answer: its delay is the machine's. Sends its port to its parent. */
const server = createServer((_, res) => res.end());
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.send?.(typeof address === 'object' ? address?.port : null);
});
process.once('disconnect', () => process.exit(0));
