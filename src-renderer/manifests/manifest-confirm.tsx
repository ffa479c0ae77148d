/** Where other screens find the confirmation. Its code is loaded as soon as its screen has been drawn. */
import { Brought, onDemand } from '../ui/on-demand.tsx';
import type { ManifestConfirmProps } from './confirm/manifest-confirm.tsx';

const confirmation = onDemand<ManifestConfirmProps>(
  async () => (await import('./confirm/manifest-confirm.tsx')).ManifestConfirm,
);

export function ManifestConfirm(props: ManifestConfirmProps) {
  return <Brought what={confirmation} props={props} />;
}
