import { Parser } from 'htmlparser2';
import { uniqueName } from './support/application-page';
import { expect, test } from './support/inbox';

/** The hidden fields of the contact form without script. */
function hiddenFields(html: string): Record<string, string> {
  const fields: Record<string, string> = {};
  const parser = new Parser({
    onopentag: (tag, { type, name, value = '' }) => {
      if (tag === 'input' && type === 'hidden' && name) fields[name] = value;
    },
  });
  parser.end(html);
  return fields;
}

test('a message sent from another site is not stored, one from our own page is', async ({
  request,
  baseURL,
  inbox,
}) => {
  const hidden = hiddenFields(await (await request.get('/contato')).text());
  expect(Object.keys(hidden).some((each) => each.startsWith('$ACTION_'))).toBe(true);
  const ours = baseURL ?? '';
  for (const origin of ['https://evil.example', 'null', 'http://127.0.0.1:1', ours]) {
    const name = uniqueName();
    const answer = await request.post('/contato', {
      headers: { origin },
      multipart: { ...hidden, name, email: 'ana@example.com', message: 'Olá!' },
    });
    expect(answer.ok(), origin).toBe(origin === ours);
    expect(await inbox.count('messages', 'name', name), origin).toBe(origin === ours ? 1 : 0);
  }
});
