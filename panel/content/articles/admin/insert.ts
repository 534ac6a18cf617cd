import { $createUploadNode, $isUploadNode } from '@payloadcms/richtext-lexical/client';
import {
  $getSelection,
  $insertNodes,
  type LexicalEditor,
  type LexicalNode,
} from '@payloadcms/richtext-lexical/lexical';
import { $generateNodesFromDOM } from '@payloadcms/richtext-lexical/lexical/html';

/** Gives each picture its stored file as the editor's own copies name it; one without is left out. */
function withPictures(html: string, media: readonly (number | null)[]): Document {
  const document = new DOMParser().parseFromString(html, 'text/html');
  for (const image of document.querySelectorAll('img')) {
    const id = media[Number(image.dataset.picture)] ?? null;
    if (id === null) image.remove();
    image.dataset.lexicalUploadId = String(id);
    image.dataset.lexicalUploadRelationTo = 'media';
  }
  return document;
}

/** The id of a file is a number; the editor's own reading of HTML leaves it a text. */
function numbered(node: LexicalNode): LexicalNode {
  if (!$isUploadNode(node)) return node;
  const data = node.getData();
  return $createUploadNode({ data: { ...data, value: Number(data.value) } });
}

/** Inserts cleaned HTML at the cursor, or at the end; `media` are the ids of its pictures. */
export function insertHtml(editor: LexicalEditor, html: string, media: readonly (number | null)[]): void {
  editor.update(() => {
    const nodes = $generateNodesFromDOM(editor, withPictures(html, media)).map(numbered);
    if ($getSelection() === null) editor.focus();
    if (nodes.length > 0) $insertNodes(nodes);
  });
}
