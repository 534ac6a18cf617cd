/** Words of Payload's upload that say another thing, or nothing to somebody who knows no computers. */
export const UPLOAD_TEXTS = {
  pt: {
    general: { uploadingBulk: 'Enviando {{current}} de {{total}}' },
    error: { noFilesUploaded: 'Nenhum arquivo foi enviado.' },
  },
};
