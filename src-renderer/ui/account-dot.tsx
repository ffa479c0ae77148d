/** An account's colour as a dot, always beside the account's label: not everybody can tell accounts by colour alone. */
import type { AccountColour } from '../../src-preload/contract/account.ts';
import styles from './account-dot.module.css';

export function AccountDot({ colour, large = false }: { readonly colour: AccountColour; readonly large?: boolean }) {
  return <span aria-hidden className={styles.dot} data-colour={colour} data-large={large} />;
}
