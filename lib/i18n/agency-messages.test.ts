import { expect, it } from 'vitest';
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
  const { WithoutYear: _, ...shown } = agencyMessages(texts, { ...own, since: null }, lang, 2026);
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
