import type { Thing } from 'schema-dts';
import { jsonForScript } from '@/lib/seo/json-for-script';

/** Structured data in a script element: data, which the page's policy lets pass without a hash. */
export function JsonLd({ data }: { data: Thing }) {
  const json = jsonForScript(Object.assign({ '@context': 'https://schema.org' }, data));
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
