import { getPayload } from 'payload';
import config from '../../payload.config.ts';

/* Opens the panel as every start does, and prints its findings. */
const payload = await getPayload({ config });
const counts = {
  users: (await payload.count({ collection: 'users' })).totalDocs,
  categories: (await payload.count({ collection: 'categories' })).totalDocs,
  divisions: (await payload.count({ collection: 'divisions' })).totalDocs,
  versions: (await payload.findGlobalVersions({ slug: 'privacy' })).totalDocs,
};
process.stdout.write(`\n${JSON.stringify(counts)}\n`, () => process.exit(0));
