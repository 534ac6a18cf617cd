import type { Answer, Call } from './answer.ts';
import { type Form, type Received, takeForm } from './forms.ts';
import type { Habits } from './habits.ts';
import { type Post, SLIDES } from './people.ts';
import type { Writer } from './wire.ts';

const ENTRIES: Record<string, Form> = {
  contact: 'contact',
  getScouted: 'get-scouted',
  favorites: 'favorites',
};

function slides(name: string, { num, path, all }: Writer): Answer | undefined {
  const found = SLIDES[name] ?? SLIDES[`slides_${name}`];
  const written = found?.map((slide, index) => ({
    id: num(index + 1),
    slide_mobile: path(slide.slide_mobile),
    slide_desktop: path(slide.slide_desktop),
  }));
  return written && { json: all(written) };
}

/** The calls of the panel behind its sign-in; undefined if it knows none. */
export function panelAnswer(
  call: Call,
  write: Writer,
  habits: Habits,
  posts: Post[],
  received: Received[],
): Answer | undefined {
  const { method, path, url } = call;
  const [, , first = '', second = '', third = '', fourth = ''] = path.split('/');
  const isOwnForm =
    second === 'pt' && habits.forms === 'own' && Object.values(ENTRIES).some((f) => f === first);
  const form = isOwnForm
    ? Object.values(ENTRIES).find((name) => name === first)
    : first === 'entry' && third === 'send'
      ? ENTRIES[second]
      : undefined;
  if (method === 'POST') return form && takeForm(form, call, write, habits, received);
  if (first === 'social-medias') return { json: write.one(write.social()) };
  if (first === 'slides' && habits.slides === 'both') return slides(second, write);
  if (first === 'entities')
    return second === 'blog' ? { json: write.all(posts.map(write.post)) } : slides(second, write);
  if (first !== 'posts' || !['blog', 'news'].includes(second)) return undefined;
  if (!fourth) {
    const listed = posts.filter(({ language }) => habits.postList === 'both' || language === third);
    return { json: write.page(listed.map(write.post), url, 6) };
  }
  const post = posts.find(({ slug }) => slug === third);
  return post && { json: write.one(write.post(post)) };
}
