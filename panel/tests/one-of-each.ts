import { randomInt } from 'node:crypto';
import { expect } from 'vitest';
import { applicationForm, contactForm, type Form, quoteForm, sendForm, stored } from './forms.ts';
import { panel, unpublished } from './panel.ts';
import type { Staff } from './staff.ts';
import { uploadPicture } from './upload-picture.ts';

/** One entry of each collection that has a form, and a save's changes of it. */
export type Row = { make: () => Promise<unknown>; change: object };

/** Makers of entries, by their collection; unique names begin with `name`. */
export function oneOfEach(as: () => Staff, name: string): Record<string, Row> {
  // a file may run again on the database that it has filled
  const ids = randomInt(10_000, 900_000);
  const group = { name: `${name}-${ids}`, ids };
  const create = async (
    collection:
      | 'talents'
      | 'categories'
      | 'divisions'
      | 'skills'
      | 'posts'
      | 'feed'
      | 'slides'
      | 'packages'
      | 'clients',
    data: object,
  ) => {
    const answer = await as()('admin', 'POST', `${collection}?depth=0`, { body: JSON.stringify(data) });
    expect(answer.status).toBe(201);
    return (await answer.json()).doc.id;
  };
  const names = (name: string) => ({ pt: name, en: name });
  const entry = async (path: string, form: Form) => (await stored(await sendForm(path, form))).id;

  return {
    talents: { make: () => create('talents', { name: 'Duas', gender: 'woman' }), change: { name: 'Outra' } },
    categories: {
      make: () => create('categories', { id: group.ids + 1, key: group.name, name: names('Duas') }),
      change: { name: names('Outra') },
    },
    divisions: {
      make: () => create('divisions', { id: group.ids + 2, name: names('Duas'), category: 1 }),
      change: { name: names('Outra') },
    },
    skills: { make: () => create('skills', { name: names('Duas') }), change: { name: names('Outra') } },
    posts: {
      make: () => create('posts', { title: 'Duas pessoas', type: 'blog', language: 'pt' }),
      change: { title: 'Outra' },
    },
    slides: {
      make: async () => {
        const { id } = await uploadPicture(`${group.name}-slide.jpg`);
        return create('slides', { type: 'home', slide_mobile: id, slide_desktop: id, is_active: false });
      },
      change: { alt: names('Outra') },
    },
    feed: {
      make: async () =>
        create('feed', {
          image: (await uploadPicture(`${group.name}-feed.jpg`)).id,
          permalink: 'https://x.test/',
        }),
      change: { caption: 'Outra' },
    },
    media: {
      make: async () => (await uploadPicture(`${group.name}.jpg`)).id,
      change: { alt: names('Outra') },
    },
    messages: { make: () => entry('contact/pt', contactForm()), change: { notes: 'Outra' } },
    quotes: { make: () => entry('favorites/pt', quoteForm()), change: { notes: 'Outra' } },
    applications: {
      make: async () => entry('get-scouted/pt', await applicationForm()),
      change: { notes: 'Outra' },
    },
    packages: {
      make: async () => {
        const talent = await create('talents', {
          name: 'Escolhida',
          gender: 'woman',
          birthdate: '1990-05-05',
        });
        const people = [{ name: 'Duas', email: `two@${group.name}.test` }];
        return create('packages', { title: 'Duas', talents: [{ talent, note: 'Duas' }], people });
      },
      change: { title: 'Outra' },
    },
    clients: {
      make: () => create('clients', { company: 'Duas', country: 'BR', people: [{ name: 'Duas' }] }),
      change: { company: 'Outra' },
    },
    users: {
      make: async () => {
        const data = {
          name: 'Duas',
          role: 'booker',
          email: `two@${group.name}.test`,
          password: 'a-long-enough-password',
        } as const;
        return (await (await panel()).create({ collection: 'users', data, ...unpublished })).id;
      },
      change: { name: 'Outra' },
    },
  };
}
