export { default } from '../draft/layout';
