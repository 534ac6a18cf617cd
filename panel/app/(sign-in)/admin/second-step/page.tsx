import type { Metadata } from 'next';
import { SecondStep } from '../../../../components/staff/second-step/second-step.tsx';
import { visit } from '../../visit.ts';

type Args = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export async function generateMetadata(): Promise<Metadata> {
  const { language } = await visit();
  const title = language === 'pt' ? 'Verificação em duas etapas' : 'Two-step verification';
  return { title: `${title} · Passarela`, robots: { index: false, follow: false } };
}

export default async function SecondStepPage({ searchParams }: Args) {
  return <SecondStep {...(await visit())} person={Number((await searchParams).person ?? 0)} />;
}
