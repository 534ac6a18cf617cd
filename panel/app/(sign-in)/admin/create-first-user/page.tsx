import { text } from '@passarela/contract/text';
import { SetUp } from '../../../../accounts/admin/sign-in.tsx';
import { metadataOf, visit } from '../../visit.ts';

type Args = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export const generateMetadata = metadataOf(text('O primeiro acesso', 'The first account'));

export default async function SetUpPage({ searchParams }: Args) {
  return <SetUp {...(await visit())} token={String((await searchParams).token ?? '')} />;
}
