'use server';

import { headers } from 'next/headers';
import type { FormAnswer } from '@/lib/forms/answer';
import { takeApplication } from './take-application';

/** Sends an application without JS; with it, the upload route does. */
export async function sendApplication(_before: FormAnswer | null, data: FormData): Promise<FormAnswer> {
  return takeApplication(data, await headers());
}
