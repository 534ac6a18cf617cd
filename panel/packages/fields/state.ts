import { text } from '@passarela/contract/text';
import type { SelectField } from 'payload';
import { select } from '../../parts/fields/options.ts';

const STATES = {
  open: text('Aberto: o cliente responde', 'Open: the client answers'),
  closed: text('Fechado: o cliente só vê', 'Closed: the client only sees it'),
  revoked: text('Encerrado: nenhum link abre', 'Ended: no link opens'),
};

export const stateField: SelectField = select('state', text('Situação', 'State'), STATES, {
  required: true,
  defaultValue: 'open',
  index: true,
  admin: {
    position: 'sidebar',
    description: text(
      'Encerrar vale na hora, também para as fotos. Reabrir depois cria links novos: os antigos não voltam.',
      'Ending takes effect at once, for the pictures too. Opening it again makes new links: old ones stay ended.',
    ),
  },
});
