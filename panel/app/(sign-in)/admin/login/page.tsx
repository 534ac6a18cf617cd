import { text } from '@passarela/contract/text';
import { SignIn } from '../../../../accounts/admin/sign-in.tsx';
import { metadataOf, visit } from '../../visit.ts';

type Args = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export const generateMetadata = metadataOf(text('Entrar', 'Sign in'));

export default async function LoginPage({ searchParams }: Args) {
  return <SignIn {...(await visit())} to={String((await searchParams).redirect ?? '')} />;
}
