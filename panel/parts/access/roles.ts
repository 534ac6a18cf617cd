import { type Text, text } from '@passarela/contract/text';
import type { PayloadRequest } from 'payload';

export const ROLES = {
  admin: text('Administração', 'Administrator'),
  editor: text('Edição', 'Editor'),
  booker: text('Booker', 'Booker'),
};
/** The rights of each role in words, for the forms in which somebody chooses one. */
export const ROLE_TEXTS = {
  admin: text(
    'Tudo: também a equipe, a lixeira, a privacidade e o registro de atividades.',
    'Everything: also staff, the trash, privacy and the activity log.',
  ),
  editor: text(
    'Talentos, páginas, blog e arquivos, e publica. Não vê a caixa de entrada.',
    'Talents, pages, blog and files, and publishes. Does not see the inbox.',
  ),
  booker: text(
    'Caixa de entrada, e medidas e fotos dos talentos. Não publica.',
    'The inbox, and talents’ measures and photos. Does not publish.',
  ),
} satisfies Record<Role, Text>;

export type Role = keyof typeof ROLES;

export const hasRole = (req: PayloadRequest, roles: readonly Role[]): boolean =>
  req.user !== null && roles.includes(req.user.role);
