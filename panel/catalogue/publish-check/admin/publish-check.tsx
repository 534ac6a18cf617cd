import type { Field, UIFieldServerComponent } from 'payload';
import { PROBLEM_FIELDS } from '../problems.ts';
import { LiveCheck } from './live-check.tsx';

/** Whether a field of this name stands among fields, or within their rows. */
const has = (fields: readonly Field[], name: string): boolean =>
  fields.some((field) =>
    'name' in field ? field.name === name : 'fields' in field && has(field.fields, name),
  );

/** The position of the tab with a field, among the form's tabs. */
function tabOf(fields: readonly Field[], path: string): number {
  const [name = ''] = path.split('.');
  const tabs = fields.find((field) => field.type === 'tabs');
  return tabs?.type === 'tabs' ? tabs.tabs.findIndex((tab) => has(tab.fields, name)) : -1;
}

/** Beside the status: a talent's gaps for the site, and the lists. */
export const PublishCheck: UIFieldServerComponent = async ({ payload }) => {
  const { docs } = await payload.find({ collection: 'divisions', depth: 0, pagination: false });
  const { fields } = payload.collections.talents.config;
  const tabs = Object.values(PROBLEM_FIELDS).map((path) => [path, tabOf(fields, path)] as const);
  return (
    <LiveCheck
      categoryOf={Object.fromEntries(docs.map(({ id, category }) => [id, Number(category)]))}
      tabs={Object.fromEntries(tabs)}
    />
  );
};
