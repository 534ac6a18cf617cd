import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';

const panel = resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(resolve(panel, file), 'utf8');

/** A text that names a mail, a reminder or somebody who is told. */
const NAMES_MAIL = /\be-?mails?\b|\bmails?\b|\bspam\b|lembr(?:ar|et|ad)|\bremind|\bavisad|\bavisar|\btold\b/i;
/** Texts that name an address, or what somebody else's program or server does. */
const NO_PROMISE = [
  /e-mail (?:do responsável|address(?:es)?\b(?! of))|guardian’s e-mail|(?:guardian|contact).*e-mail/i,
  /(?:telefone ou|phone number or) (?:o )?e-mail|(?:nome|name), (?:e-mail|role)|(?:nome|name) (?:e|and) (?:an )?e-mail/i,
  /conta com este e-mail|Este e-mail também|Confi(?:ra o|rme seu) e-mail|(?:nem o seu|O) e-mail (?:na|ou a) senha/i,
  /^E-mail(?: address)?$/,
  /^(?:Responder por|Reply by|Abrir no|Open in) e-mail$|^e?mail (?:do|responsavel)|^guardian email$/i,
  // what is said while mail is off, and of mails that wait
  /e-mail está desligado|Mail is off|e-mails? (?:espera|waits?|não p|could)|os e-mails e as prévias|mails and previews/i,
];
/** The mails themselves: nobody reads them while none are sent. The privacy text is a text of the site. */
const MAILS =
  /^(?:inbox\/mail\/|accounts\/mail-person|platform\/reference\/reply-texts|content\/privacy\/text-)/;
const READS_FACT = /\bisMailOn\b|\bsendsMail\b|\bisMailed\b|\bmailedTo\b/;
/** Files of texts, and the file that shows them by the fact. */
const SHOWN_BY: Record<string, string> = {
  'packages/admin/links.tsx': 'packages/admin/link-list.tsx',
  'accounts/admin/invite.tsx': 'accounts/admin/invite-form.tsx',
};

const LITERAL = /'((?:[^'\\\n]|\\.)*)'|`([^`]*)`/g;
const PAIR = /\btext\(\s*(?:'(?:[^'\\\n]|\\.)*'|`[^`]*`),\s*(?:'(?:[^'\\\n]|\\.)*'|`[^`]*`)/g;
/** The texts in both languages of a file; those of Payload stand in objects. */
const textsOf = (file: string): string[] =>
  (file.startsWith('parts/texts/') ? [read(file)] : (read(file).match(PAIR) ?? [])).flatMap((source) =>
    [...source.matchAll(LITERAL)].map(([, plain, filled]) =>
      (plain ?? filled ?? '').replace(/\$\{[^}]*\}/g, '…'),
    ),
  );
const sentences = globSync('**/*.{ts,tsx}', { cwd: panel })
  .filter((file) => !/node_modules|\.next|\.test\.|^(?:tests|seed|scripts)\//.test(file) && !MAILS.test(file))
  .flatMap((file) => textsOf(file).map((sentence) => ({ file, sentence })))
  .filter(({ sentence }) => NAMES_MAIL.test(sentence) && !NO_PROMISE.some((one) => one.test(sentence)));

test('no text of the panel promises a mail but where the fact is read that mails are sent', () => {
  expect(sentences.length).toBeGreaterThan(20);
  const blind = sentences.filter(({ file }) => !READS_FACT.test(read(SHOWN_BY[file] ?? file)));
  expect(blind).toEqual([]);
});
