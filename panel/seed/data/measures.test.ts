import { describe, expect, it } from 'vitest';
import { girthText, heightText, sizeText, weightText } from './measures.ts';

describe('measures as the agency writes them', () => {
  it.each([
    [178, `178/5'10"`],
    [183, `183/6'0"`],
    [152, `152/5'0"`],
  ])('%d cm is %s', (cm, text) => {
    expect(heightText(cm)).toBe(text);
  });

  it('writes girths in centimetres and inches, weights in kilos and pounds', () => {
    expect(girthText(61)).toBe('61/24');
    expect(weightText(54)).toBe('54/119');
  });

  it('writes sizes in Brazilian and American', () => {
    expect(sizeText(38, 8)).toBe('38x8');
  });
});
