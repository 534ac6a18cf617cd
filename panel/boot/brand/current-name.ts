import { getPayload } from 'payload';
import { cache } from 'react';
import { agencyName } from '../../content/agency/read.ts';
import config from '../../payload.config.ts';

/** The agency's name, for a page of the panel; read once for each request. */
export const currentAgencyName = cache(async () => agencyName(await getPayload({ config })));
