/** Where a link can be sent without any script of theirs. */
export function shareLinks(url: string, title: string) {
  const text = encodeURIComponent(`${title}\n${url}`);
  return {
    whatsapp: `https://wa.me/?text=${text}`,
    email: `mailto:?subject=${encodeURIComponent(title)}&body=${text}`,
  };
}
