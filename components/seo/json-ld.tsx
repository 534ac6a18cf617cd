import type { Thing, WithContext } from 'schema-dts';
import { jsonForScript } from '@/lib/seo/json-for-script';

/** Structured data in a script element: data, which the page's policy lets pass without a hash. */
export function JsonLd({ data }: { data: WithContext<Thing> }) {
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonForScript(data) }} />;
}
