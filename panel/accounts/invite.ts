import { text } from '@passarela/contract/text';
import type { PayloadRequest } from 'payload';
import { z } from 'zod';
import { agencyName } from '../content/agency/read.ts';
import { idOf, notFound, requireAdmin } from '../parts/access/require.ts';
import { messageFor, refusalFor } from '../platform/errors/refusal.ts';
import { post, readData } from '../platform/http/post.ts';
import { isMailOn } from '../platform/mail/is-on.ts';
import { env } from '../platform/settings/env.ts';
import { accountByEmail, accountOf, unknownPassword, writeAccountPastHooks } from './accounts.ts';
import { INVITATION_HOURS, oneTimeLink } from './links.ts';
import { requireCurrentPassword } from './passwords.ts';

const invitation = z.object({
  name: z.string().trim().min(1).max(200),
  email: z.email().transform((email) => email.trim().toLowerCase()),
  role: z.enum(['admin', 'manager', 'editor', 'booker']),
});

const INCOMPLETE = text(
  'Confira nome, papel e e-mail, que é algo como nome@exemplo.com.br.',
  'Check name, role and e-mail, which is something like name@example.com.',
);
const KNOWN = text(
  'Já existe uma conta com este e-mail.',
  'There is an account with this e-mail address already.',
);
const SUBJECT = text('Seu acesso ao painel', 'Your access to the panel');
const bodyOf = (name: string, agency: string, link: string) =>
  text(
    `Olá, ${name}!\n\nVocê tem uma conta no painel de ${agency}. Para escolher a sua senha, abra este endereço em até 48 horas:\n\n${link}`,
    `Hello ${name},\n\nYou have an account in the panel of ${agency}. To choose your password, open this address within 48 hours:\n\n${link}`,
  );

/** Mails the link; without mail the administrator gets it instead, to pass it on. */
async function deliver(
  req: PayloadRequest,
  person: { id: number; name: string; email: string },
): Promise<Response> {
  const link = await oneTimeLink(req.payload, person.id, INVITATION_HOURS);
  const isMailed = isMailOn(env());
  if (isMailed) {
    const agency = await agencyName(req.payload);
    const [subject, body] = [messageFor(req, SUBJECT), messageFor(req, bodyOf(person.name, agency, link))];
    await req.payload.sendEmail({ to: person.email, subject, text: body });
  }
  const answer = isMailed ? { mailedTo: person.email } : { link };
  return Response.json(answer, { status: 201 });
}

/** POST /cms-api/users/invite `{ name, email, role }`, administrators only: an account and its first link. */
const invite = post('/invite', async (req) => {
  requireAdmin(req);
  await readData(req);
  const { data } = invitation.safeParse(req.data);
  if (!data) throw refusalFor(req, INCOMPLETE, 400);
  const { payload } = req;
  if (await accountByEmail(payload, data.email)) throw refusalFor(req, KNOWN, 409);
  const password = unknownPassword();
  const person = await payload.create({ collection: 'users', data: { ...data, password }, req });
  await writeAccountPastHooks(payload, person.id, { ...data, hash: null, salt: null });
  return deliver(req, person);
});

/**
 * POST /cms-api/users/{id}/link `{ currentPassword? }`, administrators only: another link, the first one being too old.
 * For one's own account it sets a password, so it asks for the current one, as the account's form does.
 */
const link = post('/:id/link', async (req) => {
  const { id: own } = requireAdmin(req);
  const person = await accountOf(req.payload, idOf(req));
  if (!person) throw notFound();
  if (person.id === own) {
    await readData(req);
    await requireCurrentPassword(req, req.data?.currentPassword);
  }
  return deliver(req, person);
});

export const invitationEndpoints = [invite, link];
