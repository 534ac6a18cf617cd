import { queueClicks } from './early/clicks.ts';
import { saveHearts } from './early/hearts.ts';
import { skipIntro } from './early/intro.ts';
import { closeMenus } from './early/menus.ts';
import { removeOldValues } from './early/old-values.ts';
import { followSearchKey } from './early/search-key.ts';
import { followUnits } from './early/units.ts';

// Runs in the head of every page, before anything is drawn (docs/decisions/early-clicks.md).
removeOldValues();
followUnits();
skipIntro();
queueClicks();
followSearchKey();
addEventListener('pagehide', () => {
  saveHearts();
  closeMenus();
});
