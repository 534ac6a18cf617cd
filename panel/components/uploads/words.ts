/** Words of Payload's upload that say another thing, or nothing to somebody who knows no computers. */
export const UPLOAD_WORDS = {
  pt: {
    upload: {
      bulkUpload: 'Enviar vários arquivos',
      addFiles: 'Adicionar arquivos',
      crop: 'Cortar',
      fileToUpload: 'Arquivo para enviar',
      filesToUpload: 'Arquivos para enviar',
      focalPoint: 'Ponto de foco',
      pasteURL: 'Colar endereço',
      selectCollectionToBrowse: 'Escolha onde procurar',
    },
    general: { uploadingBulk: 'Enviando {{current}} de {{total}}', uploading: 'Enviando' },
    error: { noFilesUploaded: 'Nenhum arquivo foi enviado.' },
  },
};
