import type { Language } from '@passarela/contract';
import { text } from '@passarela/contract/text';
import { type SQL, sql } from 'drizzle-orm';
import type { CollectionAfterDeleteHook, UIField } from 'payload';
import { keepAccount, keepRole } from '../accounts/accounts.ts';
import { invitationEndpoints } from '../accounts/invite.ts';
import { forgotPassword, resetPassword } from '../accounts/links.ts';
import { secondStepEndpoints } from '../accounts/manage-second-step.ts';
import { sessionCookie } from '../accounts/pages.ts';
import { endOthers, guardAccount } from '../accounts/passwords.ts';
import { guardLogin, removeSecondStep } from '../accounts/second-step.ts';
import { endOwnSession, noteUse, renewSession, signOut } from '../accounts/sessions.ts';
import { setUp } from '../accounts/set-up.ts';
import { codeEndpoints, inPlaceSignIn, login } from '../accounts/sign-in.ts';
import { ROLE_TEXTS, ROLES } from '../parts/access/roles.ts';
import { isAdmin, isStaff, nobody, ownAccount } from '../parts/access/rules.ts';
import { ui } from '../parts/fields/basic.ts';
import { select } from '../parts/fields/options.ts';
import { run } from '../platform/db/client.ts';
import { saveNarrowly } from '../platform/db/own-adapter.ts';
import { env } from '../platform/settings/env.ts';
import { collection } from './collection.ts';

const snake = (slug: string): string => slug.replaceAll('-', '_');

/** Removes a deleted account's name from its saves and older versions, unless somebody else has that name. */
const forgetAuthor: CollectionAfterDeleteHook = async ({ doc, req }) => {
  const { collections, globals } = req.payload.config;
  const clear = (table: string, column: string): SQL =>
    sql`UPDATE ${sql.identifier(table)} SET ${sql.identifier(column)} = NULL WHERE ${sql.identifier(column)} = ${doc.name}
      AND NOT EXISTS (SELECT 1 FROM users WHERE name = ${doc.name})`;
  for (const { slug, flattenedFields, versions } of [...collections, ...globals]) {
    if (!flattenedFields.some(({ name }) => name === 'saved_by')) continue;
    await run(req, clear(snake(slug), 'saved_by'));
    if (versions) await run(req, clear(`_${snake(slug)}_v`, 'version_saved_by'));
  }
};

const rolesIn = (language: Language): string =>
  (['booker', 'editor', 'manager', 'admin'] as const)
    .map((role) => `${ROLES[role][language]}: ${ROLE_TEXTS[role][language]}`)
    .join(' ');

const SESSION_HOURS = 12;

const accountState: UIField = {
  name: 'account_state',
  type: 'ui',
  label: text('Acesso', 'Access'),
  admin: { components: { Cell: '/accounts/admin/invite.tsx#StateCell' } },
};

export const users = collection({
  slug: 'users',
  labels: { singular: text('Pessoa da equipe', 'Staff member'), plural: text('Equipe', 'Staff') },
  admin: {
    useAsTitle: 'name',
    defaultColumns: ['name', 'email', 'role', 'account_state'],
    group: text('Administração', 'Administration'),
    components: { beforeListTable: ['/accounts/admin/invite.tsx#Invite'] },
  },
  auth: {
    // in place of Payload's lock, by which any stranger keeps an account out for ever: accounts/sign-in.ts
    maxLoginAttempts: 0,
    tokenExpiration: SESSION_HOURS * 3600,
    cookies: sessionCookie(env().PANEL_ORIGIN),
  },
  access: {
    admin: ({ req }) => {
      noteUse(req);
      return isStaff({ req });
    },
    read: ownAccount,
    // by invitation only: nobody invents a password for somebody else
    create: nobody.create,
    update: ownAccount,
    delete: isAdmin,
    unlock: nobody.update,
  },
  hooks: {
    beforeLogin: [guardLogin],
    beforeValidate: [guardAccount],
    beforeChange: [keepRole, saveNarrowly],
    afterChange: [endOthers],
    beforeDelete: [keepAccount],
    afterDelete: [async ({ id, req }) => void (await removeSecondStep(req, Number(id))), forgetAuthor],
  },
  endpoints: [
    login,
    signOut,
    renewSession,
    ...codeEndpoints,
    ...inPlaceSignIn,
    ...secondStepEndpoints,
    forgotPassword,
    resetPassword,
    endOwnSession,
    ...invitationEndpoints,
    setUp,
  ],
  fields: [
    // first, so that it stands right below the new password
    {
      name: 'currentPassword',
      type: 'text',
      virtual: true,
      label: text('Sua senha atual', 'Your current password'),
      admin: {
        disableListColumn: true,
        components: { Field: '/accounts/admin/current-password.tsx#CurrentPassword' },
      },
    },
    { name: 'name', type: 'text', label: text('Nome', 'Name'), required: true },
    select('role', text('Papel', 'Role'), ROLES, {
      required: true,
      defaultValue: 'booker',
      saveToJWT: true,
      access: { create: isAdmin, update: isAdmin },
      admin: { description: text(rolesIn('pt'), rolesIn('en')) },
    }),
    accountState,
    ui('secondStep', '/accounts/admin/own-account.tsx#SecondStepLink'),
    ui('sessionList', '/accounts/admin/own-account.tsx#Sessions'),
    ui('link', '/accounts/admin/invite.tsx#InviteAgain'),
  ],
});
