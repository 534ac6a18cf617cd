import sharp from 'sharp';
import { PT } from '../support/application-page';
import { WHOLE } from '../support/sample';
import { ADULT, fillApplication, referenceSeen } from './support/application';
import { expect, test } from './support/test';

test.describe.configure({ timeout: 60_000 });
test.use({ preferences: { 'privacy.resistFingerprinting': true } });

test(
  'with fingerprint protection the photo arrives, and not the stripes that a canvas gives',
  WHOLE,
  async ({ visitor, inbox, photoFile, engine }) => {
    test.skip(engine !== 'firefox', 'a setting of Firefox');
    await fillApplication(visitor, ADULT, photoFile);
    await visitor.fill(PT.fields.phone, '47999998888');
    await visitor.press({ css: 'main button', name: PT.send });
    const { id } = await inbox.find('applications', await referenceSeen(visitor, 'main form'));
    const { channels } = await sharp(await inbox.photo(id, 1)).stats();
    // one colour all over, as `photo()` is
    for (const { stdev } of channels) expect(stdev).toBeLessThan(3);
    expect(Math.abs((channels[0]?.mean ?? 0) - 0xb0)).toBeLessThan(6);
  },
);
