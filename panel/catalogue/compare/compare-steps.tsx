'use client';

import { useDocumentTitle, useStepNav } from '@payloadcms/ui';
import { useEffect } from 'react';

type Props = { base: string; plural?: string; title?: string; history: string; when: string };

/** The way to a comparison in the header, with the agency's time. */
export function CompareSteps({ base, plural, title, history, when }: Props) {
  const { setStepNav } = useStepNav();
  const document = useDocumentTitle();
  const name = title ?? document.title;
  useEffect(() => {
    const list = plural ? [{ label: plural, url: `/admin/${base.slice(0, base.lastIndexOf('/'))}` }] : [];
    const entry = [
      { label: name, url: `/admin/${base}` },
      { label: history, url: `/admin/${base}/versions` },
    ];
    setStepNav([...list, ...entry, { label: when }]);
  }, [setStepNav, base, plural, name, history, when]);
  return null;
}
