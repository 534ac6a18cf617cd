import { text } from '@passarela/contract/text';
import type { Field } from 'payload';
import { ui } from '../../parts/fields/basic.ts';
import { day } from '../../parts/fields/dates.ts';
import { select } from '../../parts/fields/options.ts';

const OUTCOMES = { accepted: text('Aceita', 'Accepted'), declined: text('Recusada', 'Declined') };

const inSidebar = { position: 'sidebar' } as const;
const followUpAt = day('follow_up_at', text('Retomar em', 'Follow up on'));

/** An application's due date and outcome. */
export const followUp: Field[] = [
  { ...followUpAt, admin: { ...followUpAt.admin, ...inSidebar } },
  select('outcome', text('Resposta', 'Outcome'), OUTCOMES, {
    admin: { ...inSidebar, components: { Field: '/inbox/admin/answer.tsx#Answer' } },
  }),
  ui('make_talent', '/inbox/admin/make-talent.tsx#MakeTalent', { ...inSidebar, disableListColumn: true }),
  { name: 'talent', type: 'number', admin: { hidden: true } },
  // in no form: reminders write it while the application is open
  { name: 'reminded_at', type: 'date', admin: { disabled: true } },
];
