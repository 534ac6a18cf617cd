import { text } from '@passarela/contract/text';
import type { GlobalConfig } from 'payload';
import { canEdit } from '../parts/access/can-edit.ts';
import { isStaff } from '../parts/access/is-staff.ts';
import { CONTENT } from '../parts/collection-options.ts';
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
