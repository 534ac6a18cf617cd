import '../server/load-env.ts';
import { getPayload } from 'payload';
import { z } from 'zod';

// npm run admin -w panel -- <e-mail>: the way back in when no administrator can sign in
const { success, data: email } = z.email().safeParse(process.argv[2]);
if (!success) {
  console.error('npm run admin -w panel -- <e-mail>: makes this person an administrator and prints a link.');
  process.exit(1);
}

const { default: config } = await import('../payload.config.ts');
const { restoreAdmin } = await import('../staff/admins/restore-admin.ts');
const payload = await getPayload({ config });
const { link, isNew } = await restoreAdmin(payload, email);
console.log(
  `${email} ${isNew ? 'is a new administrator' : 'is an administrator'}. Within 24 hours, once, choose a password at:`,
);
console.log(link);
process.exit(0);
