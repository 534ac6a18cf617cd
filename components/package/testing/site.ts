import { applyForm, type Own } from '../own';

// The site of a package, as its page sees it, with and without a connection.
export const service = {
  isReachable: true,
  people: new Map<string, Own>(),
  codes: new Map<string, string>(),
  posts: 0,
  refusal: 0,
  /** Why the package takes nothing; the talents who were taken out. */
  shut: '',
  gone: new Set<number>(),
};
/** Answers a form as the site does; the service stores as the panel does. */
function answerTo(data: FormData): object | null {
  const text = (name: string) => String(data.get(name) ?? '');
  const person = text('person');
  const own = service.people.get(person) ?? { name: '', sentAt: null, unsent: [], answers: {} };
  if (data.has('handover')) {
    service.codes.set('123456', person);
    return { code: '123456', until: '2026-11-27T12:10:00Z' };
  }
  if (data.has('code')) {
    const found = service.codes.get(text('code'));
    service.codes.clear();
    return found ? { person: found, own: service.people.get(found) } : null;
  }
  if (data.has('read')) return { person, own: service.people.get(person) ?? null };
  if (service.shut) return { state: service.shut };
  if (service.gone.has(Number(text('talent')))) return { state: 'gone' };
  service.posts += 1;
  const changed = applyForm(own, Object.fromEntries([...data].map(([name, value]) => [name, String(value)])));
  const stored = data.has('send') ? { ...changed, sentAt: '2026-11-27T12:00:00Z', unsent: [] } : changed;
  service.people.set(person, stored);
  return { person, own: stored };
}

export async function site(_: string, { body }: { body: FormData }): Promise<Response> {
  if (!service.isReachable) throw new TypeError('Failed to fetch');
  if (service.refusal) return new Response('Não foi salvo.', { status: service.refusal });
  const answer = answerTo(body);
  if (!answer) return Response.json({ state: 'locked' }, { status: 403 });
  return Response.json(answer, { status: 'state' in answer ? 409 : 200 });
}
