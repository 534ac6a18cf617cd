import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { encodeChoice } from '@/lib/forms/choice';
import { elementsIn } from '@/scripts/lib/elements';
import { SelectField } from './select-field';

const NAME = `Côte d'Ivoire "<b>" & co`;
const registration = { name: 'country', onChange: async () => {}, onBlur: async () => {}, ref: () => {} };

it('a list writes names as text, whatever is in them, and keeps what was chosen', () => {
  const html = renderToStaticMarkup(
    <SelectField
      label="Country"
      registration={registration}
      empty="Choose"
      options={[{ value: encodeChoice('CI', NAME), label: NAME }]}
      defaultValue={encodeChoice('CI', NAME)}
      error={undefined}
    />,
  );
  const options = elementsIn(html).filter(({ name }) => name === 'option');
  expect(options).toEqual([
    { name: 'option', attributes: { value: '' }, text: 'Choose' },
    {
      name: 'option',
      attributes: { value: `{"value":"CI","label":${JSON.stringify(NAME)}}`, selected: '' },
      text: NAME,
    },
  ]);
  expect(elementsIn(html).some(({ name }) => name === 'b')).toBe(false);
});
