import { describe, expect, it } from 'vitest';
import english from '../../messages/en.json' with { type: 'json' };
import portuguese from '../../messages/pt.json' with { type: 'json' };
import { UNDESCRIBED } from '../domain/agency.ts';
import { agencyMessages } from './agency-messages.ts';

const own = { ...UNDESCRIBED, name: 'Outra Casa', since: 1998 };
const messages = {
  Site: { name: '{agency}', tagline: 'Desde {since}' },
  Home: {
    title: 'Home | {agency}',
    heading: 'Há {years} anos',
    statement: 'Olhar.',
    about: '{count} {agency}',
  },
};

it('name, year and age of the agency stand in every text', () => {
  expect(agencyMessages(messages, own, 'pt', 2026)).toEqual({
    Site: { name: 'Outra Casa', tagline: 'Desde 1998' },
    Home: {
      title: 'Home | Outra Casa',
      heading: 'Há 28 anos',
      statement: 'Olhar.',
      about: '{count} Outra Casa',
    },
  });
});

it('its slogan and statement take the place of the texts, in their language alone', () => {
  const described = {
    ...own,
    name: 'D’Ávila {1}',
    slogan: { pt: 'Gente que fica', en: null },
    statement: { pt: null, en: 'We {look} twice.' },
  };
  expect(agencyMessages(messages, described, 'pt', 2026)).toMatchObject({
    Site: { name: 'D’Ávila 1', tagline: 'Gente que fica' },
    Home: { title: 'Home | D’Ávila 1: Gente que fica', heading: 'Gente que fica', statement: 'Olhar.' },
  });
  expect(agencyMessages(messages, described, 'en', 2026)).toMatchObject({
    Site: { tagline: 'Desde 1998' },
    Home: { heading: 'Há 28 anos', statement: 'We look twice.' },
  });
});

it.each([
  ['pt', portuguese],
  ['en', english],
] as const)('in %s no text names a year or an age that nobody gave', (lang, texts) => {
  const {
    WithoutYear: _,
    WithoutMail: __,
    ...shown
  } = agencyMessages(texts, { ...own, since: null }, lang, 2026);
  const { Site, Home, About } = shown;
  expect(JSON.stringify([Site, Home, About])).not.toMatch(
    /\d{4}|\{since\}|\{years\}|desde|Há {2}anos|since|years of/i,
  );
  expect(JSON.stringify(shown)).not.toMatch(/\{since\}|\{years\}/);
});

it.each([
  ['pt', portuguese],
  ['en', english],
] as const)('in %s no text names the agency but the credit', (lang, texts) => {
  const { Footer, ...others } = agencyMessages(texts, own, lang, 2026);
  expect(JSON.stringify(others)).not.toMatch(/Passarela|\{agency\}|\{since\}|\{years\}/);
  expect(JSON.stringify(Footer).match(/Passarela/g)).toHaveLength(1);
});

/** Texts that name a mail and promise none: fields, what a visitor typed, and acts of the visitor's own. */
const NO_PROMISE =
  /^(?:Agency|Contact|Footer|Quote|Share)\.email$|\.fields\.(?:guardian_)?email$|\.errors\.\w*[eE]mail\w*$|^Privacy\.rights$|^Selection\.mail$/;
/** Said once an entry is stored, if its answer says so. */
const BY_THE_ANSWER = ['Scouted.arrived.steps.confirmed.what', 'Sent.confirmed'];

const linesOf = (texts: object, path = ''): [string, string][] =>
  Object.entries(texts).flatMap(([key, text]): [string, string][] => {
    const at = path ? `${path}.${key}` : key;
    return typeof text === 'string' ? [[at, text]] : linesOf(text, at);
  });

describe.each([
  ['pt', portuguese],
  ['en', english],
] as const)('mails in %s', (lang, texts) => {
  const promises = (sends_mail: boolean | null) => {
    const {
      WithoutYear: _,
      WithoutMail: __,
      ...shown
    } = agencyMessages(texts, { ...own, sends_mail }, lang, 2026);
    return linesOf(shown).flatMap(([key, text]) =>
      /e-\u2060?mail|\bspam\b/i.test(text) && !NO_PROMISE.test(key) ? [key] : [],
    );
  };

  it.each([null, false])('are promised by no text where the agency says %s', (sends_mail) => {
    expect(promises(sends_mail)).toEqual(BY_THE_ANSWER);
  });

  it('are promised where the agency sends them', () => {
    expect(promises(true)).toEqual(
      expect.arrayContaining(['Contact.introMore', 'Scouted.promise', ...BY_THE_ANSWER]),
    );
    expect(promises(true)).toHaveLength(linesOf(texts.WithoutMail).length + BY_THE_ANSWER.length);
  });
});
