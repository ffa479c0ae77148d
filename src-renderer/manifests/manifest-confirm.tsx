/** Where other screens find the confirmation. Its code comes as soon as the screen it belongs to has been drawn. */
import { Brought, onDemand } from '../ui/on-demand.tsx';
import type { ManifestConfirmProps } from './confirm/manifest-confirm.tsx';

const confirmation = onDemand<ManifestConfirmProps>(
  async () => (await import('./confirm/manifest-confirm.tsx')).ManifestConfirm,
);

export function ManifestConfirm(props: ManifestConfirmProps) {
  return <Brought what={confirmation} props={props} />;
}
