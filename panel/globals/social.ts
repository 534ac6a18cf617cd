import { text } from '@passarela/contract/text';
import type { GlobalConfig, PayloadRequest, TextField } from 'payload';
import { canEdit } from '../access/can-edit.ts';
import { isStaff } from '../access/is-staff.ts';
import { wordsFor } from '../errors/refusal.ts';
import { publishTags } from '../publishing/publish-tags.ts';

const wholeAddress = (example: string) =>
  text(`Cole o endereço inteiro, como ${example}`, `Paste the whole address, such as ${example}`);

const link = (name: string, label: string, placeholder: string): TextField => ({
  name,
  type: 'text',
  label,
  validate: (value: string | null | undefined, { req }: { req: PayloadRequest }) =>
    !value || URL.canParse(value) || wordsFor(req, wholeAddress(placeholder)),
  admin: { placeholder },
});

export const social: GlobalConfig = {
  slug: 'social',
  label: text('Redes sociais', 'Social links'),
  admin: { group: text('Conteúdo', 'Content') },
  access: { read: isStaff, update: canEdit },
  hooks: { afterChange: [publishTags('social')] },
  fields: [
    link('instagram', 'Instagram', 'https://www.instagram.com/…'),
    link('whatsapp', 'WhatsApp', 'https://wa.me/55…'),
    link('email', 'E-mail', 'mailto:…'),
  ],
};
