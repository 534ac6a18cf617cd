import { formatCnpj, isValidCnpj } from '@brazilian-utils/brazilian-utils';
import { accentColour, isFileNameEnding } from '@passarela/contract';
import { contrast } from '@passarela/contract/contrast';
import { readMark } from '@passarela/contract/mark';
import { text } from '@passarela/contract/text';
import { z } from 'zod';
import { checked } from '../../parts/collection-options.ts';

const PAPER = '#fbfaf7';
const INK = '#14120f';
const ON_PAPER_MIN = 4.5;
const ON_INK_MIN = 2;

/** The site writes with the accent on paper, and it must not be taken for ink. */
const isReadable = (colour: string): boolean =>
  accentColour.safeParse(colour).success &&
  contrast(colour, PAPER) >= ON_PAPER_MIN &&
  contrast(colour, INK) >= ON_INK_MIN;

export const checkAccent = checked(
  isReadable,
  text(
    'Escolha uma cor que se leia sobre o papel claro e se distinga do preto, como #a8321f. Esta é clara ou escura demais.',
    'Choose a color that can be read on light paper and differs from black, such as #a8321f. This one is too light or too dark.',
  ),
);

export const checkMark = checked(
  (svg) => readMark(svg) !== null,
  text(
    'Não há um desenho neste arquivo. Peça a marca em SVG, uma cor só, com os textos transformados em curvas.',
    'There is no drawing in this file. Ask for the mark as SVG, in one color, with its texts turned into outlines.',
  ),
);

export const checkPrefix = checked(
  (prefix) => /^[A-Z]{2,5}$/.test(prefix),
  text('De 2 a 5 letras maiúsculas, sem acento.', '2 to 5 capital letters, without accents.'),
);

export const checkEnding = checked(
  isFileNameEnding,
  text(
    'Até 40 letras, números e sinais simples, como AFM MODEL; sem / \\ : * ? " < > |.',
    'Up to 40 letters, digits and simple signs, such as AFM MODEL; without / \\ : * ? " < > |.',
  ),
);

export const checkEmail = checked(
  (email) => z.email().safeParse(email).success,
  text(
    'Confira o e-mail, como contato@agencia.com.br.',
    'Check the e-mail address, such as contact@agency.com.',
  ),
);

/** Its letters and digits as they are written on paper; whatever is no CNPJ stays as it is. */
export const writeCnpj = (typed: string): string => {
  const text = typed.trim().toUpperCase();
  return isValidCnpj(text, { version: 2 }) ? formatCnpj(text, { version: 2 }) : text;
};

export const checkCnpj = checked(
  (cnpj) => isValidCnpj(cnpj.toUpperCase(), { version: 2 }),
  text('Este CNPJ não existe: confira os 14 sinais.', 'There is no such CNPJ: check its 14 signs.'),
);

const BARE_HOST = /^[\w-]+(?:\.[\w-]+)+(?:\/|$)/;

/** An address as people type it, "www.linkedin.com/company/casa", with its https. */
export const withHttps = (typed: string): string => {
  const text = typed.trim();
  return BARE_HOST.test(text) ? `https://${text}` : text;
};

export const checkPage = checked(
  (page) => URL.parse(withHttps(page))?.protocol === 'https:',
  text('Copie o endereço inteiro, com https://.', 'Copy the whole address, with https://.'),
);
