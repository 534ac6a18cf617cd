/** The status beside the button that saves: `admin.components.edit.beforeDocumentControls`. */
export const STATUS_NOW = '/catalogue/publish-check/admin/status-now.tsx#StatusNow';
