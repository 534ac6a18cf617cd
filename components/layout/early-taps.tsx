import { EARLY_TAPS } from '@/lib/system/early-taps';

/** Presses count before the page listens (docs/decisions/early-taps.md). */
export const EarlyTaps = () => <script dangerouslySetInnerHTML={{ __html: EARLY_TAPS }} />;
