import { generatePageMetadata, RootPage } from '@payloadcms/next/views';
import type { Metadata } from 'next';
import { currentAgencyName } from '../../../../boot/brand/brand.tsx';
import config from '../../../../payload.config.ts';
import { importMap } from '../importMap.js';

type Args = {
  params: Promise<{ segments: string[] }>;
  searchParams: Promise<Record<string, string | string[]>>;
};

/** Payload's titles, followed by the agency's name; none of its own pictures and words for previews. */
export async function generateMetadata({ params, searchParams }: Args): Promise<Metadata> {
  const page = await generatePageMetadata({ config, params, searchParams });
  const title = [page.title, await currentAgencyName()].filter(Boolean).join(' · ');
  return { ...page, title, openGraph: null, twitter: null };
}

export default function AdminPage({ params, searchParams }: Args) {
  return RootPage({ config, params, searchParams, importMap });
}
