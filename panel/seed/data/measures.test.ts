import { describe, expect, it } from 'vitest';
import { girthText, measuresFor, sizeText } from './measures.ts';

describe('measures as the agency writes them', () => {
  it('writes girths in centimetres and inches', () => {
    expect(girthText(61)).toBe('61/24');
  });

  it('writes sizes in Brazilian and American', () => {
    expect(sizeText(38, 8)).toBe('38x8');
  });

  it('gives a man a chest and a woman a bust, nobody both', () => {
    const build = { isModel: true, isMinor: false };
    const girthsOf = (sex: 'male' | 'female') => {
      const { bust, chest } = measuresFor(() => 0, sex, build);
      return { bust: bust !== undefined, chest: chest !== undefined };
    };
    expect(girthsOf('male')).toEqual({ bust: false, chest: true });
    expect(girthsOf('female')).toEqual({ bust: true, chest: false });
  });
});
