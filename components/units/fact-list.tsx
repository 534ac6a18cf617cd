import type { Fact } from '@/lib/view/facts';
import { MeasureValue } from './measure-value';

/** Measures and facts with their labels, in all units. */
export function FactList({ facts, className }: { facts: readonly Fact[]; className: string | undefined }) {
  return (
    <dl className={className}>
      {facts.map(({ key, label, value, units }) => (
        <div key={key}>
          <dt>{label}</dt>
          <dd>
            <MeasureValue value={value} units={units} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
