/** An article's text as the editor keeps it, with one picture in it. */
export function textWithPicture(picture: number) {
  const node = {
    type: 'upload',
    version: 3,
    relationTo: 'media',
    value: picture,
    id: String(picture),
    fields: {},
    format: '',
  };
  return {
    root: { type: 'root', version: 1, children: [node], direction: null, format: '' as const, indent: 0 },
  };
}
