import { TEXT_KEYS, TEXT_SOURCES } from '@passarela/contract/site-texts';
import { expect, it } from 'vitest';
import english from '../../messages/en.json' with { type: 'json' };
import portuguese from '../../messages/pt.json' with { type: 'json' };
import { UNDESCRIBED } from '../domain/agency.ts';
import { agencyMessages } from './agency-messages.ts';
import { withOwnTexts } from './own-texts.ts';

const textAt = (messages: object, path: string): unknown =>
  path.split('.').reduce((at: unknown, key) => Object(at)[key], messages);

it.each(TEXT_KEYS)('%s has a standard text without arguments of its own in both languages', (key) => {
  for (const messages of [portuguese, english]) {
    const text = String(textAt(messages, TEXT_SOURCES[key]));
    expect(text.replaceAll(/\{(agency|since|years)\}/g, '')).toMatch(/^[^{}<>]{3,}$/);
  }
});

it('a text of staff takes the place of its standard text, in its language alone', () => {
  const texts = {
    contact_intro: { pt: 'Fale com {agência}, desde {desde}', en: null },
    be_a_model_sent: { pt: 'Respondemos <b>logo</b> {x}', en: 'Soon' },
    about_title: { pt: ' {} ', en: ' ' },
  };
  const pt = withOwnTexts(portuguese, { texts }, 'pt');
  expect(textAt(pt, 'Contact.intro')).toBe('Fale com {agency}, desde {since}');
  expect(textAt(pt, 'Scouted.arrived.steps.read.what')).toBe('Respondemos blogo/b x');
  expect(textAt(pt, 'Scouted.arrived.steps.read.when')).toBe(portuguese.Scouted.arrived.steps.read.when);
  expect(textAt(pt, 'About.title')).toBe(portuguese.About.title);
  const en = withOwnTexts(english, { texts }, 'en');
  expect(textAt(en, 'Contact.intro')).toBe(english.Contact.intro);
  expect(textAt(en, 'Scouted.arrived.steps.read.what')).toBe('Soon');
});

it('facts of the agency are filled in, also where a text without a year would stand', () => {
  const texts = { home_intro: { pt: '{agência}: {anos} anos', en: null } };
  const own = { ...UNDESCRIBED, name: 'Casa', since: 2000 };
  const shown = (since: number | null) =>
    textAt(agencyMessages(portuguese, { ...own, since }, 'pt', 2026, { texts, menu: null }), 'Home.about');
  expect(shown(2000)).toBe('Casa: 26 anos');
  expect(shown(null)).toBe('Casa:  anos');
});
