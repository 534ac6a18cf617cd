/** The server functions of Payload's screens (`handleServerFunctions`) that we use. */
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

/** Whether Payload may look up `name`: in its plain object `constructor` is a function too. */
export const isServerFunction = (name: unknown): boolean => SERVER_FUNCTIONS.has(name);
