import { beforeAll, expect, test } from 'vitest';
import { quoteForm, sendForm, stored } from './forms.ts';
import { changePackage, makePackage } from './package-kit.ts';
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

test('a quote whose telephone is Brazilian makes a client; of another one staff are asked for client and country', async () => {
  const clientOf = async (phone: string, email: string) => {
    const { id } = await stored(await sendForm('favorites/pt', { ...quoteForm(), email, phone }));
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
