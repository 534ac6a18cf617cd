import { beforeAll, expect, test } from 'vitest';
import { quoteForm, sendForm, stored } from './forms.ts';
import { whatsappOf } from '../packages/clients.ts';
import { changePackage, makePackage } from './package-kit.ts';
import { panel } from './panel.ts';
import { type Staff, signInStaff } from './staff.ts';

// The links beside a package, and the client that a quote makes.
let as: Staff;
beforeAll(async () => {
  as = await signInStaff('package-links');
});

/** The text of the chat that a package's link for anybody opens. */
async function chatOf(id: number): Promise<string> {
  const { links } = await (await as('booker', 'GET', `packages/${id}/links`)).json();
  return new URL(links.at(-1).chat).searchParams.get('text') ?? '';
}

test('a chat says title, what staff wrote, and the address, in the package’s language and at a safe length', async () => {
  const { id } = await makePackage([], {
    title: 'Inverno',
    message: 'Oi, Rita!\nSão seis rostos & um plano.',
  });
  const chat = await chatOf(id);
  expect(chat).toMatch(
    /^Olá! Preparamos uma seleção para você: Inverno\n\nOi, Rita!\nSão seis rostos & um plano\.\n\nhttp\S+\/selecao\/\S+$/,
  );
  await changePackage(id, { language: 'en', message: '' });
  expect(await chatOf(id)).toMatch(
    /^Hello! We have prepared a package for you: Inverno\n\nhttp\S+\/en\/selection\/\S+$/,
  );
  await changePackage(id, { message: 'férias 🌞 '.repeat(150) });
  const long = await chatOf(id);
  expect(long).toMatch(/(férias|🌞)…\n\nhttp\S+$/);
  expect(long.length).toBeLessThan(900);
});

test('a contact’s WhatsApp number opens their chat with the link, and with an answer to what they wrote', async () => {
  const email = 'Rita@chat.example';
  const person = { name: 'Rita', email, whatsapp: '(47) 99999-1234' };
  const { id } = await makePackage([], { people: [person, { name: 'Sem número' }] });
  const { links } = await (await as('booker', 'GET', `packages/${id}/links`)).json();
  const chats = links.map(({ chat }: { chat: string }) => new URL(chat).pathname);
  expect(chats).toEqual(['/5547999991234', '/', '/']);
  expect(await whatsappOf(await panel(), 'rita@chat.example')).toBe('(47) 99999-1234');
  const body = JSON.stringify({
    ...{ company: 'Casa do chat', country: 'PT' },
    people: [{ name: 'Rita', email, whatsapp: '+351 912 345 678' }],
  });
  expect((await as('booker', 'POST', 'clients', { body })).status).toBe(201);
  expect(await whatsappOf(await panel(), 'rita@chat.example')).toBe('+351 912 345 678');
  for (const address of ['', 'ninguem@chat.example'])
    expect(await whatsappOf(await panel(), address)).toBeNull();
  const wrong = JSON.stringify({
    company: 'Errada',
    country: 'BR',
    people: [{ name: 'Rita', whatsapp: '12' }],
  });
  expect((await as('booker', 'POST', 'clients', { body: wrong })).status).toBe(400);
});

test('a quote whose telephone is Brazilian makes a client; of another one staff are asked for client and country', async () => {
  const clientOf = async (phone: string, email: string) => {
    // of nobody: another file's talent may be a minor, whom no package takes
    const models = JSON.stringify([{ id: 999_999, name: 'Ninguém' }]);
    const { id } = await stored(await sendForm('favorites/pt', { ...quoteForm(), models, email, phone }));
    const { id: made } = await (await as('booker', 'POST', `quotes/${id}/package`)).json();
    const { client } = await (await as('booker', 'GET', `packages/${made}?depth=1`)).json();
    return client;
  };
  expect(await clientOf('+55 (47) 99999-9999', 'casa@cliente.example')).toEqual(expect.any(Number));
  expect(await clientOf('+44 20 7946 0018', 'house@cliente.example')).toBeNull();
  // no default in the form: the country is asked
  const body = JSON.stringify({ company: 'Sem país' });
  expect((await as('booker', 'POST', 'clients', { body })).status).toBe(400);
});
