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

it('a long list opens where most choose: nothing stands, chosen, before that value', () => {
  const options = ['168', '169', '170', '171'].map((value) => ({ value, label: `${value} cm` }));
  const html = renderToStaticMarkup(
    <SelectField
      label="Height"
      registration={registration}
      empty="Choose"
      opensAt="170"
      options={options}
      defaultValue=""
      error={undefined}
    />,
  );
  const written = elementsIn(html).filter(({ name }) => name === 'option');
  expect(written.map(({ text }) => text)).toEqual(['168 cm', '169 cm', 'Choose', '170 cm', '171 cm']);
  expect(written.find(({ attributes }) => 'selected' in attributes)?.text).toBe('Choose');
});
