/** Where a link can be sent without any script of theirs. */
export const shareLinks = (url: string, title: string, labels: { whatsapp: string; email: string }) => {
  const text = `${title}\n${url}`;
  return [
    { href: `https://wa.me/?text=${encodeURIComponent(text)}`, label: labels.whatsapp },
    {
      href: `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(text)}`,
      label: labels.email,
    },
  ];
};
