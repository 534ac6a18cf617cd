import { expect, test } from '@playwright/test';
import { metadataIn } from '../panel/tests/metadata-in.ts';

test('no public file tells where or by whom it was made', async () => {
  const { PASSARELA_DATA: data = '' } = process.env;
  expect(data, 'PASSARELA_DATA is the folder of the panel that is tested').not.toBe('');
  expect(await metadataIn(`${data}/media`)).toEqual([]);
});
