import { text } from '@passarela/contract/text';
import type { GlobalConfig, TextField } from 'payload';
import { canEdit } from '../parts/access/can-edit.ts';
import { isStaff } from '../parts/access/is-staff.ts';
import { CONTENT, checked } from '../parts/collection-options.ts';
import { CONTACT_READERS, type ContactName } from '../platform/reference/read-contact.ts';
import { publishTags } from '../publishing/queue/publish-tags.ts';

const shared = { admin: { group: CONTENT }, access: { read: isStaff, update: canEdit } };

/** Whether the agency offers galleries as a ZIP at all; each talent may differ. */
export const downloads: GlobalConfig = {
  ...shared,
  slug: 'downloads',
  label: text('Download de galerias', 'Gallery downloads'),
  hooks: { afterChange: [publishTags('options')] },
  fields: [
    {
      name: 'is_offered',
      type: 'checkbox',
      label: text('Oferecer no site', 'Offer on the site'),
      defaultValue: true,
      admin: {
        description: text(
          'Desmarcado, ninguém baixa galerias. Marcado, vale o que está em cada talento; sem escolha ali, só adultos.',
          'Cleared, nobody downloads galleries. Ticked, each talent’s own setting counts; without one, adults only.',
        ),
      },
    },
  ],
};

/** Allowed schemes of a link: a page, a mail, a call; `javascript:` is an address too. */
const SCHEMES = ['https:', 'mailto:', 'tel:'];
const isLink = (address: string): boolean =>
  URL.canParse(address) && SCHEMES.includes(new URL(address).protocol);

const link = (name: ContactName, label: string, placeholder: string): TextField => ({
  name,
  type: 'text',
  label,
  validate: checked(
    (value) => isLink(CONTACT_READERS[name](value)),
    text(`Não entendemos. Escreva como ${placeholder}`, `Not understood. Write it like ${placeholder}`),
  ),
  hooks: {
    beforeValidate: [({ value }) => (typeof value === 'string' ? CONTACT_READERS[name](value) : value)],
  },
  admin: {
    placeholder,
    components: {
      afterInput: [{ path: '/parts/reads/contact-preview.tsx#ContactPreview', clientProps: { name } }],
    },
  },
});

export const social: GlobalConfig = {
  ...shared,
  slug: 'social',
  label: text('Redes sociais', 'Social links'),
  hooks: { afterChange: [publishTags('social')] },
  fields: [
    link('instagram', 'Instagram', '@agencia'),
    link('whatsapp', 'WhatsApp', '(48) 99999-0000'),
    link('email', 'E-mail', 'casting@agencia.com.br'),
  ],
};
