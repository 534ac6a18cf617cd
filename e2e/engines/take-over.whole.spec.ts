import { referenceSeen } from './support/application';
import {
  expectMarked,
  expectValues,
  FORMS,
  fillSilently,
  send,
  type TestedForm,
  typeInto,
  valuesOf,
} from './support/early-input';
import { type Line, startLine } from './support/line';
import { WIDE } from './support/sizes';
import { expect, test as onEngine } from './support/test';
import type { Visitor } from './support/visitor';

// The form takes over all input from before hydration or past it (docs/decisions/early-clicks.md): each form, each way.
onEngine.describe.configure({ timeout: 180_000 });

const test = onEngine.extend<{ line: Line }>({
  line: async ({ baseURL }, use) => {
    const line = await startLine(baseURL ?? '');
    await use(line);
    line.close();
  },
});

type Steps = { visitor: Visitor; line: Line; form: TestedForm; photoFile: string };

/** The form's path; a quote is about a shared selection, which needs no favorites. */
async function pathOf({ line, form }: Steps) {
  if (form.kind !== 'quotes') return form.path;
  const html = await (await fetch(`${line.url}/modelos`)).text();
  const ids = new Set([...html.matchAll(/href="\/modelos\/(\d+)\//g)].map(([, id]) => id));
  return `${form.path}?ids=${[...ids].slice(0, 2).join(',')}`;
}

/** Begins to open the form's page, of which nothing is in the browser's cache; the drivers would wait for all of it. */
async function begin(steps: Steps) {
  const { visitor, line } = steps;
  const path = await pathOf(steps);
  await visitor.resize(...WIDE);
  await visitor.goto(`${line.url}/robots.txt`);
  line.hold();
  await visitor.ask((url) => {
    setTimeout(() => location.assign(url));
  }, path);
  await visitor.isAt(path);
}

async function open(steps: Steps) {
  await begin(steps);
  steps.line.letIn();
  await steps.visitor.listens();
  await steps.form.open(steps.visitor);
  await isDrawn(steps);
}

const isDrawn = ({ visitor, form }: Steps) =>
  expect
    .poll(() => visitor.count(`${form.css} form [name="email"]`).catch(() => 0), { timeout: 60_000 })
    .toBe(1);

/** A quote has its form from a script alone: there its button is clicked early. */
async function openEarly(steps: Steps) {
  const { visitor, line, form } = steps;
  if (form.css === 'main') return;
  await form.open(visitor);
  line.letIn();
  await isDrawn(steps);
}

/** Fills the rest, sends, and finds the reference. */
async function finish({ visitor, form, photoFile }: Steps) {
  await form.choose(visitor, photoFile);
  await expectMarked(visitor, form, 0);
  await send(visitor, form);
  return referenceSeen(visitor, form.css);
}

const WAYS: Record<string, (steps: Steps) => Promise<string>> = {
  async 'sent empty before its script listens'(steps) {
    const { visitor, line, form } = steps;
    const names = Object.keys(form.texts);
    await begin(steps);
    await openEarly(steps);
    await send(visitor, form);
    await expectMarked(visitor, form, names.length);
    await typeInto(visitor, form, names.slice(0, 1));
    line.letIn();
    await visitor.listens();
    await expectMarked(visitor, form, names.length - 1);
    await typeInto(visitor, form, names.slice(1));
    await expectMarked(visitor, form, 0);
    await expectValues(visitor, form);
    return finish(steps);
  },

  async 'typed into before its script listens'(steps) {
    const { visitor, line, form } = steps;
    await begin(steps);
    await openEarly(steps);
    await typeInto(visitor, form, Object.keys(form.texts));
    line.letIn();
    await visitor.listens();
    await expectValues(visitor, form);
    return finish(steps);
  },

  async 'filled in by the browser without an event'(steps) {
    const { visitor, form } = steps;
    await open(steps);
    await send(visitor, form);
    await expectMarked(visitor, form, Object.keys(form.texts).length);
    await fillSilently(visitor, form);
    await visitor.press({ css: `${form.css} form [name="email"]` });
    await expectMarked(visitor, form, 0);
    return finish(steps);
  },

  async 'restored from its draft'(steps) {
    const { visitor, form } = steps;
    await open(steps);
    await typeInto(visitor, form, Object.keys(form.texts));
    const draft = () =>
      visitor.ask(() =>
        Object.entries(localStorage)
          .filter(([key]) => key.startsWith('draft:'))
          .join(),
      );
    await expect.poll(draft).toContain(Object.values(form.texts).at(-1));
    await visitor.reload();
    await visitor.listens();
    await form.open(visitor);
    await isDrawn(steps);
    await expectValues(visitor, form);
    return finish(steps);
  },

  async 'come back to after it was sent'(steps) {
    const { visitor, form, line } = steps;
    await open(steps);
    await typeInto(visitor, form, Object.keys(form.texts));
    const reference = await finish(steps);
    await visitor.goto(`${line.url}/sobre`);
    await visitor.ask(() => {
      setTimeout(() => history.back());
    });
    await visitor.isAt(new RegExp(`^${form.path}`));
    await visitor.listens();
    if ((await visitor.count('dialog[open] form')) === 0) await form.open(visitor);
    await expect
      .poll(() => valuesOf(visitor, form).catch(() => null), { timeout: 20_000 })
      .toEqual(Object.keys(form.texts).map(() => ''));
    await expectMarked(visitor, form, 0);
    const drafts = () =>
      visitor.ask(() => Object.keys(localStorage).filter((key) => key.startsWith('draft:')));
    await expect.poll(drafts).toEqual([]);
    return reference;
  },
};

for (const [name, form] of Object.entries(FORMS)) {
  for (const [way, walk] of Object.entries(WAYS)) {
    test(`${name}, ${way}, is stored once as it was written`, async ({ line, visitor, inbox, photoFile }) => {
      const reference = await walk({ visitor, line, form, photoFile });
      expect(await inbox.find(form.kind, reference)).toMatchObject(form.texts);
    });
  }
}
