import type { Thing, WithContext } from 'schema-dts';
import { jsonForScript } from '@/lib/seo/json-for-script';

/** Structured data in a script element; the exit puts its hash into the page's policy. */
export function JsonLd({ data }: { data: WithContext<Thing> }) {
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonForScript(data) }} />;
}
