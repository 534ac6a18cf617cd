import { expect, it } from 'vitest';
import { UNDESCRIBED } from '@/lib/domain/agency';
import { agencyContacts, companyOf, mapUrl, oneLine } from './agency-contacts';

const NONE = { instagram: null, whatsapp: null, email: null };
const agency = { ...UNDESCRIBED, name: 'Casa' };

it('ways to reach the agency stand in one order, unknown ones left out', () => {
  expect(agencyContacts(agency, null)).toEqual([]);
  const described = {
    ...agency,
    phone: '+55 (48) 3222-0000',
    email: 'ola@casa.example',
    networks: [
      { name: 'TikTok', url: 'https://www.tiktok.com/@casa' },
      { name: 'LinkedIn', url: 'https://www.linkedin.com/company/casa' },
    ],
  };
  const links = {
    ...NONE,
    whatsapp: 'https://wa.me/5548999990000',
    instagram: 'https://www.instagram.com/casa.modelos/',
  };
  expect(agencyContacts(described, links)).toEqual([
    { kind: 'phone', text: '+55 (48) 3222-0000', url: 'tel:+554832220000' },
    { kind: 'whatsapp', text: '+55 (48) 99999-0000', url: links.whatsapp },
    { kind: 'email', text: 'ola@casa.example', url: 'mailto:ola@casa.example' },
    { kind: 'instagram', text: '@casa.modelos', url: links.instagram },
    { kind: 'network', name: 'TikTok', text: '@casa', url: 'https://www.tiktok.com/@casa' },
    {
      ...{ kind: 'network', name: 'LinkedIn', text: 'linkedin.com' },
      url: 'https://www.linkedin.com/company/casa',
    },
  ]);
});

it('the address of the social links goes before the e-mail of the description', () => {
  const [mail] = agencyContacts(
    { ...agency, email: 'a@b.example' },
    { ...NONE, email: 'mailto:c@d.example' },
  );
  expect(mail).toMatchObject({ text: 'c@d.example' });
});

it.each([
  ['48 3333 4444', 'tel:+554833334444'],
  ['(48) 99999-0000', 'tel:+5548999990000'],
  ['+351 912 345 678', 'tel:+351912345678'],
  ['+55 (48) 3222-0000', 'tel:+554832220000'],
  ['190', 'tel:190'],
])('%s is called by %s', (phone, url) => {
  expect(agencyContacts({ ...agency, phone }, null)).toEqual([{ kind: 'phone', text: phone, url }]);
});

it('an address is one line on paper and for a map', () => {
  const address = 'Rua A, 1\n\n Centro \r\nCidade';
  expect(oneLine(address)).toBe('Rua A, 1, Centro, Cidade');
  expect(new URL(mapUrl(address)).searchParams.get('query')).toBe('Rua A, 1, Centro, Cidade');
});

it.each([
  [{ legal_name: 'Casa Ltda.', cnpj: '12.345.678/0001-95' }, 'Casa Ltda., CNPJ\u00a012.345.678/0001-95'],
  [{ legal_name: 'Casa Ltda.', cnpj: null }, 'Casa Ltda.'],
  [{ legal_name: null, cnpj: null }, null],
])('%j: %s', (company, expected) => {
  expect(companyOf(company)).toBe(expected);
});
