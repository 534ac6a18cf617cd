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

for (const [from, isOurs] of [
  ['https://evil.example', false],
  ['null', false],
  ['http://127.0.0.1:1', false],
  ['our own page', true],
] as const)
  test(`a message sent from ${from} is stored: ${isOurs}`, async ({ request, baseURL, inbox }) => {
    const name = uniqueName();
    const hidden = hiddenFields(await (await request.get('/contato')).text());
    expect(Object.keys(hidden).some((each) => each.startsWith('$ACTION_'))).toBe(true);
    const answer = await request.post('/contato', {
      headers: { origin: isOurs ? (baseURL ?? '') : from },
      multipart: { ...hidden, name, email: 'ana@example.com', message: 'Olá!' },
    });
    expect(answer.ok()).toBe(isOurs);
    expect(await inbox.count('messages', 'name', name)).toBe(isOurs ? 1 : 0);
  });
