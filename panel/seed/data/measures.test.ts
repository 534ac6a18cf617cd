import { describe, expect, it } from 'vitest';
import { girthText, sizeText } from './measures.ts';

describe('measures as the agency writes them', () => {
  it('writes girths in centimetres and inches', () => {
    expect(girthText(61)).toBe('61/24');
  });

  it('writes sizes in Brazilian and American', () => {
    expect(sizeText(38, 8)).toBe('38x8');
  });
});
