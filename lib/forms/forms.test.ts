import { isRealDay } from '@passarela/contract/limits';
import { describe, expect, it } from 'vitest';
import { dayAt, toDisplayDate, toIsoDate } from '../domain/dates.ts';
import { decodeChoice, encodeChoice, sameChoice } from './choice.ts';
import { isUsualPhone, tidyPhone } from './phone.ts';
import { shortenFileName } from './shorten-file-name.ts';

describe('a typed date', () => {
  it.each([
    ['31/12/2005', '2005-12-31'],
    ['1/3/2012', '2012-03-01'],
    ['01.03.2012', '2012-03-01'],
    [' 01-03-2012 ', '2012-03-01'],
    ['01032012', '2012-03-01'],
    ['2012-03-01', '2012-03-01'],
    ['soon', 'soon'],
    ['', ''],
  ])('the date %s is %s [S72.9 S173.1]', (typed, iso) => {
    expect(toIsoDate(typed)).toBe(iso);
  });

  it.each([
    ['2024-02-29', true],
    ['2025-02-29', false],
    ['2025-13-01', false],
    ['01/01/2025', false],
  ])('%s is a day: %s', (iso, expected) => {
    expect(isRealDay(iso)).toBe(expected);
  });

  it('is shown day first', () => {
    expect(toDisplayDate('2012-03-01')).toBe('01/03/2012');
  });

  it('counts from midnight in São Paulo', () => {
    expect(dayAt(new Date('2026-11-21T02:59:00Z'))).toBe('2026-11-20');
    expect(dayAt(new Date('2026-11-21T03:00:00Z'))).toBe('2026-11-21');
  });
});

describe('a file name', () => {
  it.each([
    ['foto.jpg', 'foto.jpg'],
    ['12345678901234567890.jpeg', '12345678901234567890.jpeg'],
    ['123456789012345678901.jpeg', '12345678901234567890….jpeg'],
    ['retrato-da-maria-fernanda.final.png', 'retrato-da-maria-fer….png'],
    ['uma-foto-sem-extensao-nenhuma', 'uma-foto-sem-extensa…'],
    ['📷📷📷📷📷📷📷📷📷📷📷📷📷📷📷📷📷📷📷📷📷.jpg', '📷📷📷📷📷📷📷📷📷📷📷📷📷📷📷📷📷📷📷📷….jpg'],
  ])('%s is shown as %s [S72.24 S172.1]', (name, shown) => {
    expect(shortenFileName(name)).toBe(shown);
  });
});

describe('a phone number', () => {
  it.each([
    ['+55 (47) 99999-9999', true],
    ['+55 (47) 9999-9999', false],
    ['+55 (48) 3222-0000', true],
    ['(48) 3222-0000', true],
    ['(48) 3222-000', false],
    ['(47) 99999-9999', false],
    ['+1 415 555 2671', true],
    ['+44 7911 123456', true],
    ['+33 6 12 34 56 78', true],
    ['+351 912 345 678', true],
    ['\u202a+55 (47) 99999-9999\u202c', true],
    ['\ufeff+1 415\u200b 555 2671', true],
    ['+1 415', false],
    ['(212) 555-0100', false],
  ])('%s looks whole: %s [S102.11 S115.13]', (text, expected) => {
    expect(isUsualPhone(text)).toBe(expected);
  });
});

describe('a choice', () => {
  it.each([
    [encodeChoice('SC', 'Santa Catarina'), { value: 'SC', label: 'Santa Catarina' }],
    ['Lisboa', { value: 'Lisboa', label: 'Lisboa' }],
    ['{"value":1}', { value: '{"value":1}', label: '{"value":1}' }],
    ['null', { value: 'null', label: 'null' }],
  ])('%s is read', (text, choice) => {
    expect(decodeChoice(text)).toEqual(choice);
  });
});

describe('a choice that was kept', () => {
  const option = (value: string, label: string) => ({ value: encodeChoice(value, label), label });
  const options = [option('BR', 'Brasil'), option('SP', 'São Paulo'), { value: '178/5', label: '178 cm' }];
  it.each([
    ['as it is offered', encodeChoice('BR', 'Brasil'), encodeChoice('BR', 'Brasil')],
    ['in another language', encodeChoice('BR', 'Brazil'), encodeChoice('BR', 'Brasil')],
    ['under another id', encodeChoice('26', 'São Paulo'), encodeChoice('SP', 'São Paulo')],
    ['typed', ' sao paulo', encodeChoice('SP', 'São Paulo')],
    ['typed as its id', 'SP', encodeChoice('SP', 'São Paulo')],
    ['from a list of plain texts', '178/5', '178/5'],
    ['no longer offered', encodeChoice('XX', 'Atlantis'), ''],
    ['none', '', ''],
  ])('%s', (_case, kept, same) => {
    expect(sameChoice(kept, options)).toBe(same);
  });
});

describe('a phone number that its mask did not see', () => {
  it.each([
    ['47999998888', '+55 (47) 99999-8888'],
    ['(47) 99999-8888', '+55 (47) 99999-8888'],
    ['47 9.9999.8888', '+55 (47) 99999-8888'],
    ['047 99999-8888', '+55 (47) 99999-8888'],
    ['(047) 99999-8888', '+55 (47) 99999-8888'],
    ['0047 99999-8888', '0047 99999-8888'],
    ['015 47 99999-8888', '015 47 99999-8888'],
    ['047 3333-4444', '047 3333-4444'],
    ['+47 99 99 88 88 8', '+47 99 99 88 88 8'],
    ['(47) 3333-4444', '(47) 3333-4444'],
    ['415 555 2671', '415 555 2671'],
    ['07911 123456', '07911 123456'],
    ['5547999998888', '+55 (47) 99999-8888'],
    ['+5547999998888', '+55 (47) 99999-8888'],
    ['4733334444', '(47) 3333-4444'],
    ['(212) 555-0100', '(212) 555-0100'],
    ['212-555-0100', '212-555-0100'],
    ['+44 7911 123456', '+44 7911 123456'],
    ['+55 48 33330000', '+55 (48) 3333-0000'],
    ['+55 (48) 33330-000', '+55 (48) 3333-0000'],
    ['554833330000', '+55 (48) 3333-0000'],
    ['\u202a+55 47 99999\u20118888\u202c', '+55 (47) 99999-8888'],
    ['\u200e+44\u00a07911 123456', '+44 7911 123456'],
    ['tel:+5547999998888', '+55 (47) 99999-8888'],
    ['99999-8888', '99999-8888'],
    ['ligue 47999998888', 'ligue 47999998888'],
    ['', ''],
  ])('%s is %s', (typed, whole) => {
    expect(tidyPhone(typed)).toBe(whole);
  });
});
