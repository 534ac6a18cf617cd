import { type Text, text } from '@passarela/contract/text';
import type { PayloadRequest } from 'payload';

export const ROLES = {
  admin: text('Administração', 'Administrator'),
  manager: text('Gerência', 'Manager'),
  editor: text('Edição', 'Editor'),
  booker: text('Booker', 'Booker'),
};
/** The rights of each role in words, for the forms in which somebody chooses one. */
export const ROLE_TEXTS = {
  admin: text(
    'Tudo: também a equipe, apagar para sempre e o registro de atividades.',
    'Everything: also staff, deleting for good and the activity log.',
  ),
  manager: text(
    'O que edição e bookers fazem, junto. Não mexe na equipe e não apaga para sempre.',
    'What editors and bookers do, together. Changes no staff and deletes nothing for good.',
  ),
  editor: text(
    'Talentos, páginas (também a de privacidade), blog e arquivos, e publica. Não vê a caixa de entrada.',
    'Talents, pages (that on privacy too), blog and files, and publishes. Does not see the inbox.',
  ),
  booker: text(
    'Caixa de entrada e dados de talentos, também de quem já está no site. Não põe no ar e não apaga.',
    'The inbox, and data of talents, also of those on the site. Puts nobody on air and deletes nothing.',
  ),
} satisfies Record<Role, Text>;

export type Role = keyof typeof ROLES;

type Person = { role?: string | null } | null | undefined;

/** Whether their role writes and publishes content. */
export const isEditor = (person: Person): boolean =>
  ['admin', 'manager', 'editor'].includes(person?.role ?? '');

/** The roles that read and answer the inbox. */
export const ANSWERING = ['admin', 'manager', 'booker'] as const satisfies readonly Role[];
export const isAnswering = (person: Person): boolean => ANSWERING.some((role) => role === person?.role);

export const hasRole = (req: PayloadRequest, roles: readonly Role[]): boolean =>
  req.user !== null && roles.includes(req.user.role);
