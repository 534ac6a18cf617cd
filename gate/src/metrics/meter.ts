/** A measured value. The values of `labels` come from small, fixed sets. */
export type Definition = {
  kind: 'counter' | 'gauge' | 'histogram';
  help: string;
  labels?: readonly string[];
};
export type Labels = Record<string, string>;
type Sample = { labels?: Labels; value: number };
type ReadGauge = () => readonly Sample[] | Promise<readonly Sample[]>;

/** Takes measurements: there is one only while metrics are served. */
type Sink = {
  count: (name: string, labels: Labels) => void;
  observe: (name: string, labels: Labels, seconds: number) => void;
};
type State = { sink: Sink | null; gauges: Map<string, ReadGauge> };

const METER = Symbol.for('passarela.meter');

/** On the process: each of Next's bundles has a copy of this module. */
export function meter(): State {
  const known: State | undefined = Reflect.get(globalThis, METER);
  if (known) return known;
  const made: State = { sink: null, gauges: new Map() };
  Reflect.set(globalThis, METER, made);
  return made;
}

export const count = (name: string, labels: Labels): void => meter().sink?.count(name, labels);

/** Sets how a gauge is read, which happens only when the metrics are requested. */
export const gauge = (name: string, read: ReadGauge): void => void meter().gauges.set(name, read);
