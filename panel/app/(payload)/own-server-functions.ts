import { buildFormStateHandler } from '@payloadcms/ui/utilities/buildFormState';
import type { ServerFunction } from 'payload';
import { mayEdit } from '../../parts/access/own-locks.ts';

type FormState = Parameters<typeof buildFormStateHandler>[0];

/** Payload's, but who may only read an entry does not lock it. */
const formState: ServerFunction<FormState, ReturnType<typeof buildFormStateHandler>> = async (args) => {
  const { req, id, collectionSlug: collection, globalSlug: global } = args;
  const isLocking = args.returnLockStatus && (await mayEdit(req, { collection, global, id }));
  return buildFormStateHandler({ ...args, returnLockStatus: Boolean(isLocking) });
};

/** In place of Payload's of the same name. */
export const ownServerFunctions = { 'form-state': formState };
