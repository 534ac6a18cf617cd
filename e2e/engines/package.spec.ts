import { fillText } from '../../lib/domain/fill-text';
import portuguese from '../../messages/pt.json' with { type: 'json' };
import { askAsStaff, makePackage } from '../support/packages';
import { WHOLE } from '../support/sample';
import { PHONE } from './support/sizes';
import { expect, test } from './support/test';

const { Package: words } = portuguese;

test.describe.configure({ timeout: 60_000 });

test(
  'package: a client says a name, answers by tap and by keys, comments and sends',
  WHOLE,
  async ({ visitor, inbox: _, request }) => {
    const { id, path } = await makePackage(request, {}, {}, ['Um', 'Dois', 'Três']);
    await visitor.resize(...PHONE);
    await visitor.goto(path);
    await visitor.listens();
    const pictureWidth = () =>
      visitor.ask(() => document.querySelector<HTMLImageElement>('main li img')?.naturalWidth ?? 0);
    await expect.poll(pictureWidth).toBeGreaterThan(0);
    await visitor.fill(words.name, 'Rita');
    await visitor.press(words.start);
    await visitor.sees(words.you.replace('{name}', 'Rita'));

    await visitor.press({ css: 'main li button', name: words.yes });
    await visitor.sees(words.saved, 'main li:nth-child(1) form');
    const byKey = async (place: number, key: string) => {
      await visitor.ask((at) => {
        document.querySelector<HTMLElement>(`main ol > li:nth-child(${at}) fieldset button`)?.focus();
      }, place);
      await visitor.type(key);
      await visitor.sees(words.saved, `main ol > li:nth-child(${place}) form`);
    };
    await byKey(2, '2');
    await byKey(3, '3');
    await visitor.press({ css: 'main li summary', name: words.comment });
    await visitor.fill({ css: 'main li textarea' }, 'Para a capa');
    await visitor.press(words.send);
    await visitor.sees('Resposta enviada em', 'main');
    await visitor.sees(fillText(words.chosenOf, { yes: 1, max: 1 }), '#send');
    for (const others of [words.maybes, words.noes])
      await visitor.sees(others.replace('{count}', '1'), '#send');

    await visitor.reload();
    await visitor.sees(words.you.replace('{name}', 'Rita'));
    const { people } = await askAsStaff(request, `packages/${id}/answers`);
    expect(people).toMatchObject([{ name: 'Rita', sent_at: expect.any(String) }]);
    const answers = people[0].answers.map(({ pick, comment }: Record<string, string>) => [pick, comment]);
    expect(answers.toSorted()).toEqual([
      ['maybe', ''],
      ['no', ''],
      ['yes', 'Para a capa'],
    ]);
  },
);
