import { text } from '@passarela/contract/text';
import { SecondStep } from '../../../../accounts/admin/second-step.tsx';
import { metadataOf, visit } from '../../visit.ts';

type Args = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export const generateMetadata = metadataOf(text('Verificação em duas etapas', 'Two-step verification'));

export default async function SecondStepPage({ searchParams }: Args) {
  return <SecondStep {...(await visit())} person={Number((await searchParams).person ?? 0)} />;
}
