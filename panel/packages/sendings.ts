import { text } from '@passarela/contract/text';
import type { CollectionConfig } from 'payload';
import { entryCell, recordList } from '../parts/record-list.ts';

const ABOUT = text(
  'Para quem cada talento foi enviado em pacotes, em que país, e quando. A lista fica quando o pacote some, então só com empresa e país: enquanto o talento está na agência e por mais 24 meses. Quem pede para ser esquecido também vira empresa e país.',
  'To whom each talent was sent in packages, in which country, and when. The list stays when the package goes, then with company and country alone: while the talent is here and for 24 months more. Whoever asks to be forgotten becomes a company and a country too.',
);

/** One line for each talent and recipient of a package (LGPD art. 18 VII); no link of the database holds it. */
export const sendings: CollectionConfig = {
  ...recordList({
    slug: 'sendings',
    labels: {
      singular: text('Envio de talento', 'Sending of a talent'),
      plural: text('Envios de talentos', 'Sendings of talents'),
    },
    about: ABOUT,
    title: 'createdAt',
    columns: ['createdAt', 'talent', 'company', 'country', 'name', 'package'],
    fields: [
      {
        name: 'talent',
        type: 'number',
        required: true,
        label: text('Talento', 'Talent'),
        admin: { components: entryCell('talents') },
      },
      {
        name: 'package',
        type: 'number',
        required: true,
        index: true,
        label: text('Pacote', 'Package'),
        admin: { components: entryCell('packages') },
      },
      { name: 'recipient', type: 'text', required: true, admin: { hidden: true, disableListColumn: true } },
      { name: 'name', type: 'text', label: text('Pessoa', 'Person') },
      { name: 'company', type: 'text', label: text('Empresa', 'Company') },
      { name: 'country', type: 'text', label: text('País', 'Country') },
      {
        name: 'gone_at',
        type: 'date',
        index: true,
        label: text('Talento saiu em', 'Talent left on'),
        admin: { disableListColumn: true },
      },
    ],
    indexes: [{ fields: ['talent', 'package', 'recipient'], unique: true }],
  }),
};
