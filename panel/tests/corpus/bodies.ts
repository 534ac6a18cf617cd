import { applicationForm, contactForm, formData, quoteForm } from '../forms.ts';

/** A body that is no acceptable form, and the status that must be answered. */
export type BadBody = {
  name: string;
  path: string;
  status: number;
  body: () => Promise<{ body: NonNullable<RequestInit['body']>; headers?: Record<string, string> }>;
};

const BOUNDARY = 'the-boundary';
const multipart = { 'Content-Type': `multipart/form-data; boundary=${BOUNDARY}` };
const part = (name: string, value: string, extra = '') =>
  `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"${extra}\r\n\r\n${value}\r\n`;
const end = `--${BOUNDARY}--\r\n`;
const contactParts = () => Object.entries(contactForm()).map(([name, value]) => part(name, String(value)));

const raw = (
  name: string,
  status: number,
  text: string,
  headers: Record<string, string> = multipart,
): BadBody => ({
  name,
  status,
  path: 'contact/pt',
  body: async () => ({ body: text, headers }),
});

const whole = contactParts().join('');

function breakingStream(start: string, error: Error): ReadableStream<Uint8Array> {
  let isStarted = false;
  return new ReadableStream({
    pull(controller) {
      if (isStarted) controller.error(error);
      else controller.enqueue(new TextEncoder().encode(start));
      isStarted = true;
    },
  });
}

async function applicationBytes(): Promise<{ bytes: Buffer; type: string }> {
  const response = new Response(formData(await applicationForm()));
  return {
    bytes: Buffer.from(await response.arrayBuffer()),
    type: response.headers.get('content-type') ?? '',
  };
}

const application = (
  name: string,
  status: number,
  change: (whole: Buffer) => NonNullable<RequestInit['body']>,
): BadBody => ({
  name,
  status,
  path: 'get-scouted/pt',
  body: async () => {
    const { bytes, type } = await applicationBytes();
    return { body: change(bytes), headers: { 'Content-Type': type } };
  },
});

const models = (name: string, json: string): BadBody => ({
  name,
  status: 422,
  path: 'favorites/pt',
  body: async () => ({ body: formData({ ...quoteForm(), models: json }) }),
});

/** Bodies that are broken, too long, or something else altogether. */
export const BAD_BODIES: readonly BadBody[] = [
  raw('nothing', 400, '', multipart),
  raw('JSON', 400, JSON.stringify(contactForm()), { 'Content-Type': 'application/json' }),
  raw('an address-encoded form', 400, 'name=a&email=b', {
    'Content-Type': 'application/x-www-form-urlencoded',
  }),
  raw('text without a type', 400, 'hello', { 'Content-Type': '' }),
  raw('multipart/mixed', 400, whole + end, { 'Content-Type': `multipart/mixed; boundary=${BOUNDARY}` }),
  raw('no boundary', 400, whole + end, { 'Content-Type': 'multipart/form-data' }),
  raw('another boundary', 400, whole + end, { 'Content-Type': 'multipart/form-data; boundary=other' }),
  raw('only the end', 422, end),
  raw('no end', 400, whole),
  raw('cut within a value', 400, whole.slice(0, -20)),
  raw('cut within a header', 400, whole.slice(0, 40)),
  raw('a part without a name', 400, `--${BOUNDARY}\r\nContent-Disposition: form-data\r\n\r\nx\r\n${end}`),
  raw('a part without a header', 400, `--${BOUNDARY}\r\n\r\nx\r\n${end}`),
  raw('a header of 100 kB', 413, `--${BOUNDARY}\r\nX-Long: ${'x'.repeat(100_000)}\r\n\r\nx\r\n${end}`),
  raw('a name of 10 kB', 400, part('n'.repeat(10_000), 'x') + whole + end),
  raw('a field twice', 400, part('email', 'other@example.com') + whole + end),
  raw('a zero byte in a text', 400, part('name', 'a\0b') + end),
  raw(
    'a hundred fields',
    400,
    Array.from({ length: 100 }, (_, index) => part(`f${index}`, 'x')).join('') + end,
  ),
  raw('fields named after object internals', 422, part('__proto__', 'x') + part('constructor', 'y') + end),
  raw('a message of 100 kB', 413, part('message', 'x'.repeat(100_000)) + end),
  raw('a file where the message belongs', 422, part('message', 'x', '; filename="m.txt"') + end),
  {
    name: 'a body that breaks off',
    path: 'contact/pt',
    status: 400,
    body: async () => ({ body: breakingStream(whole, new Error('gone')), headers: multipart }),
  },
  {
    name: 'a length of 1 TB',
    path: 'get-scouted/pt',
    status: 413,
    body: async () => ({ body: whole + end, headers: { ...multipart, 'Content-Length': '1000000000000' } }),
  },
  application('an application cut in a photo', 400, (bytes) => new Uint8Array(bytes.subarray(0, -1000))),
  application('an application that breaks off in a photo', 400, (bytes) =>
    breakingStream(bytes.subarray(0, -1000).toString('latin1'), new Error('gone')),
  ),
  application('an application of zeros', 400, (bytes) => new Uint8Array(bytes.length)),
  {
    name: 'a field of 70 kB in an application',
    path: 'get-scouted/pt',
    status: 422,
    body: async () => ({ body: formData({ ...(await applicationForm()), name: 'x'.repeat(70_000) }) }),
  },
  {
    name: 'a photo as text',
    path: 'get-scouted/pt',
    status: 422,
    body: async () => ({
      body: formData({ ...(await applicationForm()), image_2: 'data:image/png;base64,AAAA' }),
    }),
  },
  {
    name: 'the same photo slot twice',
    path: 'get-scouted/pt',
    status: 415,
    body: async () => {
      const form = await applicationForm();
      const data = formData(form);
      data.append('image_1', new Blob(['x']), 'again.jpg');
      return { body: data };
    },
  },
  {
    name: '50 MB of one field',
    path: 'get-scouted/pt',
    status: 413,
    body: async () => {
      const kilobytes = Buffer.alloc(1024, 'x');
      let sent = 0;
      const stream = new ReadableStream<Uint8Array>({
        pull(controller) {
          if (sent === 0)
            controller.enqueue(
              new TextEncoder().encode(part('extra', '', '; filename="x.bin"').slice(0, -2)),
            );
          controller.enqueue(kilobytes);
          sent += 1;
          if (sent > 50 * 1024) controller.close();
        },
      });
      return { body: stream, headers: multipart };
    },
  },
  models('models that are a number', '7'),
  models('models of a hundred thousand brackets', '['.repeat(100_000) + ']'.repeat(100_000)),
  models('models with an id beyond all numbers', '[{"id":1e400,"name":"x"}]'),
  models('models without names', '[{"id":1}]'),
];
