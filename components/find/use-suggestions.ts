import { useEffect, useState } from 'react';
import { fetchJson } from '@/components/ui/fetch-json';
import type { Suggestion } from '@/lib/view/suggestion';

type Answer = { rows: Suggestion[]; isNear: boolean };
export type Suggestions = Answer & { state: 'idle' | 'answered' | 'failed' };

const PAUSE_MS = 120;
const NOTHING: Answer = { rows: [], isNear: false };

/** Suggestions from `source` for typed letters, after a short pause; a late answer is dropped. */
export function useSuggestions(source: string, words: string): Suggestions {
  const [answer, setAnswer] = useState<Suggestions>({ ...NOTHING, state: 'idle' });
  useEffect(() => {
    const typed = words.trim();
    if (typed === '') {
      setAnswer({ ...NOTHING, state: 'idle' });
      return;
    }
    let isLate = false;
    const timer = setTimeout(() => {
      fetchJson<Answer>(`${source}?q=${encodeURIComponent(typed)}`).then(
        (matches) => isLate || setAnswer({ ...matches, state: 'answered' }),
        () => isLate || setAnswer({ ...NOTHING, state: 'failed' }),
      );
    }, PAUSE_MS);
    return () => {
      isLate = true;
      clearTimeout(timer);
    };
  }, [source, words]);
  return answer;
}
