import { expect, test } from 'vitest';
import { signInStaff } from './staff.ts';

const MINOR = { name: 'Lia', gender: 'woman', birthdate: '2014-01-15' };
const guarded = { agency: { guardian_name: 'Rita', guardian_phone: '(48) 99999-0000' } };

test('a minor is published with a guardian only, and the refusal names the field', async () => {
  const as = await signInStaff('publish-check');
  const create = (data: object) =>
    as('editor', 'POST', 'talents', { body: JSON.stringify({ ...MINOR, ...data }) });
  const refused = await create({ status: 'published' });
  expect(refused.status).toBe(400);
  const words = await refused.text();
  for (const path of ['agency.guardian_name', 'agency.guardian_phone']) expect(words).toContain(path);
  for (const field of ['Só da agência → Responsável', 'Só da agência → Telefone do responsável'])
    expect(words).toContain(field);
  expect((await create({ status: 'draft' })).status).toBe(201);
  expect((await create({ status: 'published', ...guarded })).status).toBe(201);
});
