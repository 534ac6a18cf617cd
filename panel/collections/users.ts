import { text } from '@passarela/contract/text';
import type { CollectionConfig } from 'payload';
import { isAdmin } from '../access/is-admin.ts';
import { isStaff } from '../access/is-staff.ts';
import { nobody } from '../access/nobody.ts';
import { ownAccount } from '../access/own-account.ts';
import { ROLES } from '../access/roles.ts';
import { saveNarrowly } from '../db/narrow-saves.ts';
import { ui } from '../fields/basic.ts';
import { select } from '../fields/options.ts';
import { env } from '../settings/env.ts';
import { keepAccount, keepRole } from '../staff/admins/last-admin.ts';
import { invitationEndpoints } from '../staff/invitations/invite.ts';
import { forgotPassword } from '../staff/links/forgot-password.ts';
import { resetPassword } from '../staff/links/reset-password.ts';
import { endOthers, guardAccount } from '../staff/passwords/guard-account.ts';
import { forgetAuthor } from '../staff/forget-author.ts';
import { guardLogin } from '../staff/second-step/guard-login.ts';
import { secondStepEndpoints } from '../staff/second-step/manage.ts';
import { removeSecondStep } from '../staff/second-step/store.ts';
import { endOwnSession } from '../staff/sessions/end-own-session.ts';
import { noteUse } from '../staff/sessions/note-session.ts';
import { renewSession } from '../staff/sessions/renew-session.ts';
import { sessionCookie } from '../staff/sessions/session-cookie.ts';
import { signOut } from '../staff/sessions/sign-out.ts';
import { setUp } from '../staff/set-up/set-up.ts';
import { codeEndpoints } from '../staff/sign-in/code-step.ts';
import { inPlaceEndpoints } from '../staff/sign-in/in-place.ts';
import { login } from '../staff/sign-in/login.ts';

const SESSION_HOURS = 12;

export const users: CollectionConfig = {
  slug: 'users',
  labels: { singular: text('Pessoa da equipe', 'Staff member'), plural: text('Equipe', 'Staff') },
  admin: {
    useAsTitle: 'name',
    defaultColumns: ['name', 'email', 'role'],
    group: text('Administração', 'Administration'),
    components: { beforeListTable: ['/components/staff/invite.tsx#Invite'] },
  },
  auth: {
    // in place of Payload's lock, by which any stranger keeps an account out for ever: staff/sign-in
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
    ...inPlaceEndpoints,
    ...secondStepEndpoints,
    forgotPassword,
    resetPassword,
    endOwnSession,
    ...invitationEndpoints,
    setUp,
  ],
  fields: [
    { name: 'name', type: 'text', label: text('Nome', 'Name'), required: true },
    select('role', text('Papel', 'Role'), ROLES, {
      required: true,
      defaultValue: 'booker',
      saveToJWT: true,
      access: { create: isAdmin, update: isAdmin },
    }),
    {
      name: 'currentPassword',
      type: 'text',
      virtual: true,
      label: text('Sua senha atual', 'Your current password'),
      admin: {
        disableListColumn: true,
        components: { Field: '/components/staff/current-password.tsx#CurrentPassword' },
      },
    },
    ui('secondStep', 'staff/second-step/link.tsx#SecondStepLink'),
    ui('sessionList', 'staff/sessions.tsx#Sessions'),
    ui('link', 'staff/invite.tsx#InviteAgain'),
  ],
};
