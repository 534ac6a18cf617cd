import { APIError } from 'payload';

/** 503: so much dear work waits that more would only wait for nothing. */
export class TooBusy extends APIError {
  constructor() {
    super('Too busy at this moment', 503, null, true);
  }
}
