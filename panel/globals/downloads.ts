import { text } from '@passarela/contract/text';
import type { GlobalConfig } from 'payload';
import { canEdit } from '../access/can-edit.ts';
import { isStaff } from '../access/is-staff.ts';
import { publishTags } from '../publishing/publish-tags.ts';

/** Whether the agency offers galleries as a ZIP at all (CONTRACT, download/gallery); each talent may differ. */
export const downloads: GlobalConfig = {
  slug: 'downloads',
  label: text('Download de galerias', 'Gallery downloads'),
  admin: { group: text('Conteúdo', 'Content') },
  access: { read: isStaff, update: canEdit },
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
