import { EARLY_TAPS } from '@/lib/system/early-taps';

/** For developers, whose pages the server leaves as they are: presses count before the page listens (docs/decisions/early-taps.md). */
export const EarlyTaps = () => <script dangerouslySetInnerHTML={{ __html: EARLY_TAPS }} />;
