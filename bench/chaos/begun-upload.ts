import { connect, type Socket } from 'node:net';

const PART =
  '--b\r\nContent-Disposition: form-data; name="image_1"; filename="a.jpg"\r\n\r\n\xff\xd8\xff\xe0';

/** Sends an application's head, announcing so many bytes, and the beginning of its first photo. */
export function beginUpload(siteUrl: string, announcedBytes: number, address: string): Socket {
  const { hostname, port, host } = new URL(siteUrl);
  const socket = connect(Number(port), hostname).on('error', () => {});
  const head = [
    'POST /api/upload/application HTTP/1.1',
    `Host: ${host}`,
    `Origin: ${siteUrl}`,
    `X-Forwarded-For: ${address}`,
    'Content-Type: multipart/form-data; boundary=b',
    `Content-Length: ${announcedBytes}`,
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n`);
  socket.write(Buffer.from(PART, 'latin1'));
  return socket;
}
