import { describe, expect, it } from 'vitest';
import { contactEntry, typedQuote } from './form-rules.ts';
import { isMinorOn, isUnlikelyAge, yearsOn } from './limits.ts';
import { applicationEntry, quoteEntry } from './writing.ts';

const errorsOf = (result: { error?: { issues: { path: PropertyKey[]; message: string }[] } | undefined }) =>
  Object.fromEntries((result.error?.issues ?? []).map((issue) => [issue.path.join('.'), issue.message]));

const contact = { name: 'Ana Lima', email: 'ana@example.com', message: 'Olá' };

describe('a contact message', () => {
  it('is taken as it is, without the blanks around it [S85.1]', () => {
    expect(contactEntry.parse({ ...contact, name: '  Ana Lima ' })).toEqual(contact);
  });

  it.each([
    ['nothing', {}, { name: 'required', email: 'required', message: 'required' }],
    ['only blanks', { ...contact, message: ' \n ' }, { message: 'required' }],
    ['an e-mail without @', { ...contact, email: 'ana.example.com' }, { email: 'email' }],
    ['an e-mail without a domain', { ...contact, email: 'ana@example' }, { email: 'email' }],
    ['two e-mails', { ...contact, email: 'a@b.com,c@d.com' }, { email: 'email' }],
    ['a header in the e-mail', { ...contact, email: 'a@b.com\r\nBcc: c@d.com' }, { email: 'email' }],
    ['a line break in the name', { ...contact, name: 'Ana\nLima' }, { name: 'characters' }],
    ['201 characters', { ...contact, name: 'a'.repeat(201) }, { name: 'tooLong' }],
    ['5,001 characters', { ...contact, message: 'a'.repeat(5001) }, { message: 'messageTooLong' }],
  ])('a message with %s is refused [S113.1-3]', (_case, value, errors) => {
    const result = contactEntry.safeParse(value);
    expect(errorsOf(result)).toMatchObject(errors);
  });

  it.each([
    ['mailto:ana@example.com', 'ana@example.com'],
    ['\u200bana@\u2060example.com\ufeff', 'ana@example.com'],
  ])('%j is answered at %s', (email, stored) => {
    expect(contactEntry.parse({ ...contact, email }).email).toBe(stored);
  });

  it.each([
    'ana..lima@example.com',
    '.ana@example.com',
    'ana.@example.com',
    'ana@.example.com',
    'ana@example..com',
    'ana@-x.com',
  ])('no answer reaches %s: it is refused', (email) => {
    expect(errorsOf(contactEntry.safeParse({ ...contact, email }))).toEqual({ email: 'email' });
  });

  it('of characters that nobody sees alone is empty', () => {
    const unseen = { name: '\u200b', email: '\u2060', message: '\ufeff\u00ad' };
    expect(errorsOf(contactEntry.safeParse(unseen))).toMatchObject({ name: 'required', message: 'required' });
  });

  it.each(['josé@exemplo.com.br', 'a+b@sub.example.co', 'ação@agência.com.br'])('%s can answer', (email) => {
    expect(contactEntry.safeParse({ ...contact, email }).success).toBe(true);
  });

  it('takes exactly 200 and 5,000 characters', () => {
    const value = { ...contact, name: 'ç'.repeat(200), message: 'é'.repeat(5000) };
    expect(contactEntry.safeParse(value).success).toBe(true);
  });
});

describe('a quote request', () => {
  const quote = {
    ...contact,
    phone: '+55 (47) 99999-9999',
    models: JSON.stringify([{ id: 7, name: 'Bia' }]),
  };
  const kept = (models: unknown[]) => quoteEntry.parse({ ...quote, models: JSON.stringify(models) }).models;

  it('carries its four texts and its talents whole, as their cards show them, and nothing more [S86.1]', () => {
    const card = { id: 7, name: 'Bia', section: 'cast', gender: 'woman', cover: 'https://a.example/7.jpg' };
    expect(kept([{ ...card, birthdate: '2010-08-19', measures: { height: '170' } }])).toEqual([card]);
    expect(kept([{ ...card, cover: null }])).toEqual([{ ...card, cover: null }]);
    const { name, email, phone, message } = quote;
    expect(quoteEntry.parse({ ...quote, models: JSON.stringify([card]), other: 'x' })).toEqual({
      ...{ name, email, phone, message },
      models: [card],
    });
  });
  it('is never refused for what is wrong with a card besides its id and name', () => {
    const broken = { id: 7, name: 'Bia', section: 'x', gender: 4, cover: 'javascript:alert(1)' };
    expect(JSON.stringify(kept([broken]))).toBe('[{"id":7,"name":"Bia"}]');
    expect(JSON.stringify(kept([{ id: 7, name: 'Bia', cover: `https://a/${'x'.repeat(2_000)}` }]))).toBe(
      '[{"id":7,"name":"Bia"}]',
    );
  });
  it('holds 200 talents with the longest names and covers', () => {
    const cover = `https://a.example/${'x'.repeat(900)}`;
    const talents = Array.from({ length: 200 }, (_, id) => ({ id, name: 'n'.repeat(200), cover }));
    expect(kept(talents)).toHaveLength(200);
  });
  it.each([
    ['name', { name: ' ' }, 'required'],
    ['e-mail', { email: undefined }, 'required'],
    ['e-mail that is one', { email: 'ana@example' }, 'email'],
    ['phone', { phone: '' }, 'required'],
    ['message', { message: ' \n ' }, 'required'],
  ])('without %s is refused, by the browser and by the panel [S114.1-4]', (_what, change, error) => {
    const errors = Object.fromEntries(Object.keys(change).map((field) => [field, error]));
    expect(errorsOf(quoteEntry.safeParse({ ...quote, ...change }))).toEqual(errors);
    expect(errorsOf(typedQuote.safeParse({ ...quote, ...change }))).toEqual(errors);
  });
  it.each([
    ['none', '[]', 'talents'],
    ['201', JSON.stringify(Array.from({ length: 201 }, (_, id) => ({ id, name: 'x' }))), 'talents'],
    ['no JSON', '{', 'choice'],
  ])('about %s is refused', (_case, models, error) => {
    expect(errorsOf(quoteEntry.safeParse({ ...quote, models }))).toEqual({ models: error });
  });
});

const option = (value: string) => JSON.stringify({ value, label: value });
const application = {
  realname: 'Ana Lima',
  name: 'Ana',
  gender: option('woman'),
  birthdate: '2000-02-29',
  email: 'ana@example.com',
  height: '178/5\'10"',
  instagr: '@ana',
  phone: '+55 (47) 99999-9999',
  country: option('BR'),
  id_state: option('SC'),
  basedin: '',
};

describe('an application', () => {
  const parse = (value: object, day = '2026-11-21') => errorsOf(applicationEntry(day).safeParse(value));

  it('of an adult asks for no guardian; the city may be empty [S115.11]', () => {
    expect(parse(application)).toEqual({});
  });
  it.each([
    ['', null],
    [undefined, null],
    [JSON.stringify({ value: '', label: '' }), null],
    [JSON.stringify({ label: ' ', value: '' }), null],
    [option('Joinville'), { value: 'Joinville', label: 'Joinville' }],
  ])('with the city %j keeps %j [S115.11]', (basedin, kept) => {
    expect(applicationEntry('2026-11-21').parse({ ...application, basedin }).basedin).toEqual(kept);
  });
  it.each([
    ['basedin', JSON.stringify({ value: '', label: 'Joinville' })],
    ['basedin', JSON.stringify({ value: 'Joinville', label: '' })],
    ['basedin', '{'],
    ['id_state', JSON.stringify({ value: '', label: '' })],
  ])('with %s as %s is refused', (field, value) => {
    expect(Object.keys(parse({ ...application, [field]: value }))[0]).toMatch(new RegExp(`^${field}`));
  });
  it.each([
    'realname',
    'name',
    'gender',
    'birthdate',
    'height',
    'country',
    'email',
    'id_state',
    'instagr',
    'phone',
  ])('without its %s is refused [S115.1-10]', (field) => {
    expect(parse({ ...application, [field]: '' })).toEqual({ [field]: expect.any(String) });
    expect(parse({ ...application, [field]: undefined })).toEqual({ [field]: expect.any(String) });
  });
  it('of a minor asks for guardian and consent, together with whatever else is missing', () => {
    expect(parse({ ...application, birthdate: '2010-01-01', name: '' })).toEqual({
      name: 'required',
      guardian_name: 'required',
      guardian_email: 'required',
      consent: 'consent',
    });
  });
  it('of a minor with both is taken', () => {
    const agreed = JSON.stringify({ version: '1', accepted_at: '2026-11-21T10:00:00Z', language: 'pt' });
    const guardian = { guardian_name: 'Rosa Lima', guardian_email: 'rosa@example.com', consent: agreed };
    expect(parse({ ...application, birthdate: '2010-01-01', ...guardian })).toEqual({});
  });
  it.each([
    [{ guardian_name: ' ANA  lima' }, { guardian_name: 'sameName' }],
    [{ guardian_email: 'Ana@Example.com' }, { guardian_email: 'sameEmail' }],
    [{ guardian_name: 'Aná Lima', realname: '' }, { realname: 'required' }],
  ])('of a minor whose guardian is %j is refused', (change, errors) => {
    const agreed = JSON.stringify({ version: '1', accepted_at: '2026-11-21T10:00:00Z', language: 'pt' });
    const guardian = { guardian_name: 'Rosa Lima', guardian_email: 'rosa@example.com', consent: agreed };
    expect(parse({ ...application, birthdate: '2010-01-01', ...guardian, ...change })).toEqual(errors);
  });
  it('keeps nothing unseen in any field of its sender', () => {
    const unseen = (text: string) => `\u202a${text.slice(0, 2)}\u200b${text.slice(2)}\u202c`;
    const { gender: _, birthdate: __, country: ___, id_state: ____, basedin: _____, ...typed } = application;
    const pasted = Object.fromEntries(Object.entries(typed).map(([name, text]) => [name, unseen(text)]));
    expect(applicationEntry('2026-11-21').parse({ ...application, ...pasted })).toMatchObject(typed);
  });
  it.each(['2000-02-29', '', '2010-02-30', '2026-11-22'])(
    'of nobody known to be a minor (%s) looks at no guardian: nobody could see what is wrong there',
    (birthdate) => {
      const typed = { guardian_name: 'a'.repeat(201), guardian_email: 'mae@', consent: '{' };
      expect(Object.keys(parse({ ...application, birthdate, ...typed }))).not.toEqual(
        expect.arrayContaining([expect.stringMatching(/guardian|consent/)]),
      );
    },
  );
  it('of an adult keeps nothing of a guardian', () => {
    const typed = { guardian_name: 'Rosa Lima', guardian_email: 'rosa@example.com', guardian_phone: '47' };
    const kept = { guardian_name: null, guardian_email: null, guardian_phone: null, consent: null };
    expect(applicationEntry('2026-11-21').parse({ ...application, ...typed })).toMatchObject(kept);
  });
  it.each([
    ['', 'required'],
    ['29/02/2000', 'date'],
    ['2001-02-29', 'date'],
    ['2026-11-22', 'future'],
    ['1899-12-31', 'date'],
  ])('with the birthdate %s is refused', (birthdate, error) => {
    expect(parse({ ...application, birthdate })).toEqual({ birthdate: error });
  });
});

describe('somebody is a minor', () => {
  it.each([
    ['2008-11-21', '2026-11-20', true],
    ['2008-11-21', '2026-11-21', false],
    ['2008-02-29', '2026-02-28', true],
    ['2008-02-29', '2026-03-01', false],
  ])('born %s, on %s: %s', (born, day, expected) => {
    expect(isMinorOn(born, day)).toBe(expected);
  });
});

it.each([
  ['2023-11-21', '2026-11-21', 3, true],
  ['2022-11-22', '2026-11-21', 3, true],
  ['2022-11-21', '2026-11-21', 4, false],
  ['1927-11-21', '2026-11-21', 99, false],
  ['1926-11-21', '2026-11-21', 100, true],
  ['2026-11-22', '2026-11-21', -1, false],
])('born %s, on %s: %i years, asked about: %s', (born, day, years, isAsked) => {
  expect([yearsOn(born, day), isUnlikelyAge(yearsOn(born, day))]).toEqual([years, isAsked]);
});
