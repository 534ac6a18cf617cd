import { describe, expect, it } from 'vitest';
import { emailOfLink, phoneOfWhatsApp } from './link-contacts';

describe('the telephone of a WhatsApp link', () => {
  it.each([
    ['https://wa.me/5548999990000', '+55 (48) 99999-0000'],
    ['https://wa.me/554832220000?text=Oi', '+55 (48) 3222-0000'],
    ['https://api.whatsapp.com/send?phone=5548999990000', '+55 (48) 99999-0000'],
    ['https://wa.me/447911123456', '+447911123456'],
    ['https://wa.me/', null],
    ['https://example.com/5548999990000', null],
    ['no link', null],
    [null, null],
  ])('%s', (link, phone) => {
    expect(phoneOfWhatsApp(link)).toBe(phone);
  });
});

describe('the address of a mail link', () => {
  it.each([
    ['mailto:ola@passarela.example?subject=Oi', 'ola@passarela.example'],
    ['mailto:', null],
    ['https://example.com', null],
    [null, null],
  ])('%s', (link, email) => {
    expect(emailOfLink(link)).toBe(email);
  });
});
