import { text } from '@passarela/contract/text';
import { ForgotForm } from '../../../../accounts/admin/sign-in.tsx';
import { noteOf } from '../../../../accounts/pages.ts';
import { metadataOf, visit } from '../../visit.ts';

export const generateMetadata = metadataOf(text('Esqueceu a senha?', 'Forgot your password?'));

export default async function ForgotPage() {
  const { language, headers } = await visit();
  return <ForgotForm language={language} note={noteOf(headers)} />;
}
