/** What Payload's screens ask the server for by name (`handleServerFunctions`), as far as ours use it. */
const SERVER_FUNCTIONS = new Set<unknown>([
  'form-state',
  'get-default-layout',
  'render-document',
  'render-document-slots',
  'render-field',
  'render-list',
  'render-widget',
  'slugify',
  'table-state',
]);

/** Whether Payload may be asked for `name`. It looks names up in a plain object, where `constructor` is a function too. */
export const isServerFunction = (name: unknown): boolean => SERVER_FUNCTIONS.has(name);
