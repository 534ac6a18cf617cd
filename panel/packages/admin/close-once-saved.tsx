'use client';

import { useDocumentDrawerContext, useDocumentEvents, useModal } from '@payloadcms/ui';
import { useEffect, useRef } from 'react';

/** In the form of a client: the dialog over a package closes once it is saved, and the package has the client. */
export function CloseOnceSaved() {
  const { drawerSlug } = useDocumentDrawerContext();
  const { closeModal } = useModal();
  const { mostRecentUpdate } = useDocumentEvents();
  // the save of an earlier time that the dialog was open
  const before = useRef(mostRecentUpdate);
  useEffect(() => {
    if (drawerSlug && mostRecentUpdate !== before.current && mostRecentUpdate?.drawerSlug === drawerSlug)
      closeModal(drawerSlug);
  }, [drawerSlug, mostRecentUpdate, closeModal]);
  return null;
}
