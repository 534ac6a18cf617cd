import { gauge } from '@passarela/gate/metrics/meter';
import { CircuitState } from 'cockatiel';
import { backendState } from './state.ts';

export const measureCircuits = (): void =>
  gauge('passarela_circuit_open', () =>
    Object.entries(backendState().circuits).map(([service, { state }]) => ({
      labels: { service },
      value: state === CircuitState.Closed ? 0 : 1,
    })),
  );
