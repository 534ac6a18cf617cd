import { UNIT_SYSTEMS } from '@passarela/contract/measure-text';
import { useTranslations } from 'next-intl';
import type { Fact } from '@/lib/view/facts';
import { UnitSwitch } from './unit-switch';

/** The switch of units, if any of these facts can be read in more than one way. */
export function Units({ facts }: { facts: readonly Fact[] }) {
  const t = useTranslations('Measures');
  if (facts.every(({ units }) => units.length === 0)) return null;
  return (
    <UnitSwitch
      label={t('units')}
      options={UNIT_SYSTEMS.map((value) => ({ value, text: t(`units-${value}`) }))}
    />
  );
}
