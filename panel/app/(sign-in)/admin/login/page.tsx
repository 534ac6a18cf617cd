import type { Metadata } from 'next';
import { SignIn } from '../../../../components/staff/sign-in/sign-in.tsx';
import { visit } from '../../visit.ts';

type Args = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export async function generateMetadata(): Promise<Metadata> {
  const { language } = await visit();
  return {
    title: `${language === 'pt' ? 'Entrar' : 'Sign in'} · Passarela`,
    robots: { index: false, follow: false },
  };
}

export default async function LoginPage({ searchParams }: Args) {
  return <SignIn {...(await visit())} to={String((await searchParams).redirect ?? '')} />;
}
