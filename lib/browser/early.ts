import { saveHeartsOnLeaving } from './early/hearts.ts';
import { removeOldValues } from './early/old-values.ts';
import { queuePresses } from './early/presses.ts';
import { followSearchKey } from './early/search-key.ts';
import { followUnits } from './early/units.ts';

// Runs in the head of every page, before anything is drawn (docs/decisions/early-taps.md).
removeOldValues();
followUnits();
queuePresses();
followSearchKey();
saveHeartsOnLeaving();
