import type { Lang } from '../domain/languages.ts';
import type { Call } from './client.ts';

/** The call for a talent's profile: 404 for an unknown id, 410 for one that is public no longer. */
export const profileCall = (id: number, language: Lang) =>
  ({
    service: 'integration',
    path: '/api/talent/profile',
    method: 'GET',
    query: { language, id, cover_web: 1, cover2: 1, skills: 1 },
    expected: [404, 410],
  }) satisfies Call;
