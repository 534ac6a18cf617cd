import { once } from 'node:events';
import { connect } from 'node:net';

const ANNOUNCED_BYTES = 8_000_000;
const SENT_BYTES = 1_000_000;

/** Begins an upload, stops in the middle of it, and waits until the site hangs up; gives after how many seconds. */
export async function stallInTheMiddle(siteUrl: string): Promise<number> {
  const { hostname, port, host } = new URL(siteUrl);
  const socket = connect(Number(port), hostname);
  // Unread, the answer would keep the socket from closing.
  socket.on('error', () => {}).resume();
  const closed = once(socket, 'close');
  const head = [
    'POST /api/upload/application HTTP/1.1',
    `Host: ${host}`,
    `Origin: ${siteUrl}`,
    'Content-Type: multipart/form-data; boundary=b',
    `Content-Length: ${ANNOUNCED_BYTES}`,
  ];
  const part = '--b\r\nContent-Disposition: form-data; name="image_1"; filename="a.jpg"\r\n\r\n';
  socket.write(`${head.join('\r\n')}\r\n\r\n${part}${'x'.repeat(SENT_BYTES)}`);
  const began = Date.now();
  await closed;
  return (Date.now() - began) / 1000;
}
