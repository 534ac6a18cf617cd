import { seedVersion } from '../../panel/seed/stamp.ts';
import { mustSucceed } from '../../scripts/lib/children.ts';
import { inRoot } from '../../scripts/lib/paths.ts';
import { settingsFor } from '../../scripts/lib/settings.ts';
import { speakAs } from '../../scripts/lib/steps.ts';

/** The demo's content with so many talents, made once per version of the seed; returns its folder. */
export async function seedTalents(count: number): Promise<string> {
  const data = inRoot('.cache', `talents-${count}-${seedVersion()}`);
  const env = settingsFor({ port: 3000, panelPort: 4000, data });
  await mustSucceed(`npm run --silent seed -w panel -- --talents ${count}`, { env, onLine: speakAs('seed') });
  return data;
}
