import '../platform/settings/load-env.ts';
import { parseArgs } from 'node:util';
import { getPayload } from 'payload';
import { z } from 'zod';

// npm run admin -w panel -- <e-mail>: the way back in when no administrator can sign in
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { 'without-second-step': { type: 'boolean', default: false } },
});
const { success, data: email } = z.email().safeParse(positionals[0]);
if (!success) {
  console.error(
    'npm run admin -w panel -- <e-mail> [--without-second-step]: makes this person an administrator and prints a link.',
  );
  process.exit(1);
}
const withoutSecondStep = values['without-second-step'];

const { default: config } = await import('../payload.config.ts');
const { restoreAdmin } = await import('../accounts/links.ts');
const payload = await getPayload({ config });
const { link, isNew } = await restoreAdmin(payload, email, { withoutSecondStep });
console.log(
  `${email} ${isNew ? 'is a new administrator' : 'is an administrator'}. Within 24 hours, once, choose a password at:`,
);
console.log(link);
process.exit(0);
