import { describe, expect, it } from 'vitest';
import { errorsOf } from '@/lib/forms/form-action';
import { APPLICATION_FIELDS } from './fields';
import { applicationSchema } from './schema';

const typed = {
  realname: 'Ana Lima',
  name: 'Ana',
  gender: 'woman',
  email: 'ana@example.com',
  height: '178/5\'10"',
  instagr: '@ana',
  phone: '+55 (47) 99999-9999',
  country: 'Brasil',
  id_state: 'SC',
  basedin: '',
  guardian_name: 'Rosa Lima',
  guardian_email: 'mae@',
  guardian_phone: '47',
  consent: '1.3',
};
const read = (birthdate: string) =>
  applicationSchema(new Date('2026-11-21T12:00:00Z')).safeParse({ ...typed, birthdate });

it('reads the fields of the screen and the consent, and no others [S87.1]', () => {
  const { data } = read('21/11/2008');
  expect(Object.keys(data ?? {}).sort()).toEqual([...APPLICATION_FIELDS, 'consent'].sort());
});

describe('a guardian, once typed', () => {
  it('does not count for an adult', () => {
    const kept = { guardian_name: null, guardian_email: null, guardian_phone: null, consent: null };
    expect(read('21/11/2008').data).toMatchObject({ birthdate: '2008-11-21', ...kept });
  });

  it.each([
    ['22/11/2008', { guardian_email: 'email' }],
    ['31/02/2010', { birthdate: 'date' }],
    ['22/11/2026', { birthdate: 'future' }],
    ['', { birthdate: 'required' }],
  ])('born %s: looked at where it is asked for', (birthdate, errors) => {
    const { error } = read(birthdate);
    expect(error && errorsOf(error)).toEqual(errors);
  });
});
