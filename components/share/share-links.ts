/** Links to services that share, without their scripts. */
export function shareLinks(url: string, title: string) {
  const text = encodeURIComponent(`${title}\n${url}`);
  return {
    whatsapp: `https://wa.me/?text=${text}`,
    email: `mailto:?subject=${encodeURIComponent(title)}&body=${text}`,
  };
}
