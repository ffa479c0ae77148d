/** Where other screens find the confirmation. */
export { ManifestConfirm } from './confirm/manifest-confirm.tsx';
