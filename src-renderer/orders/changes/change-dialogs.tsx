/**
 * The dialogs of changes to orders, one at a time. Their code is loaded as soon as the screen has been drawn, and not
 * when one is opened: a person who opens one by its key and scans at once scans into it.
 */
import { Brought, onDemand } from '../../ui/on-demand.tsx';
import type { OpenDialogProps } from './open-dialog.tsx';

const dialogs = onDemand<OpenDialogProps>(async () => (await import('./open-dialog.tsx')).OpenDialog);

export function ChangeDialogs(props: OpenDialogProps) {
  return <Brought what={dialogs} props={props} />;
}
