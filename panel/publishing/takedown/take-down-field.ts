import { ui } from '../../parts/fields/basic.ts';

/** The button that takes a talent or a file off the site, beside its form. */
export const takeDownField = ui('take_down', '/publishing/takedown/admin/take-down.tsx#TakeDown', {
  position: 'sidebar',
  disableListColumn: true,
});
