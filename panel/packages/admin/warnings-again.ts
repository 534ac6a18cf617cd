import { sharedValue } from '../../parts/ui/shared-value.ts';

const asked = sharedValue(0);

/** Makes every part of the open form that shows its warnings ask for them anew. */
export const askAgain = (): void => asked.set(asked.get() + 1);

/** How often the warnings were asked for anew. */
export const useAskCount = (): number => asked.use((times) => times);
