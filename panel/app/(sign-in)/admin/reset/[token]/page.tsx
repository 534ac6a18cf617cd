import { text } from '@passarela/contract/text';
import { ChoosePassword } from '../../../../../accounts/admin/sign-in.tsx';
import { metadataOf, visit } from '../../../visit.ts';

type Args = { params: Promise<{ token: string }> };

export const generateMetadata = metadataOf(text('Escolher a senha', 'Choose a password'));

export default async function ResetPage({ params }: Args) {
  return <ChoosePassword {...(await visit())} token={(await params).token} />;
}
