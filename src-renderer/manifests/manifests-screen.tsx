/**
 * Every manifest of this computer, newest first, and the one that is open. Side by side where there is room; at 1024 px
 * the open one takes the whole screen and leads back to the list.
 */
import { useMediaQuery } from '@mantine/hooks';
import { IconFileText } from '@tabler/icons-react';
import { useState } from 'react';
import { useNavigation } from '../bench/navigation-store.ts';
import { useAccounts } from '../bench/use-accounts.ts';
import { Choice } from '../ui/choice.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Toolbar } from '../ui/toolbar.tsx';
import { ManifestDetail } from './history/manifest-detail.tsx';
import { ManifestList } from './history/manifest-list.tsx';
import styles from './manifests-screen.module.css';

type Scope = 'this' | 'all';

export function ManifestsScreen({ manifestId }: { readonly manifestId: string | null }) {
  const { current, accounts } = useAccounts();
  const openManifest = useNavigation((state) => state.openManifest);
  const go = useNavigation((state) => state.go);
  const [scope, setScope] = useState<Scope>('this');
  const wide = useMediaQuery('(min-width: 1180px)', true, { getInitialValueInEffect: false });

  if (manifestId !== null && !wide) return <ManifestDetail manifestId={manifestId} onBack={() => go('manifests')} />;
  return (
    <>
      <Toolbar label="Manifests" title="Manifests">
        {accounts.length > 1 ? (
          <Choice
            label="Manifests of"
            value={scope}
            onChange={setScope}
            options={[
              { value: 'this', label: 'This account' },
              { value: 'all', label: 'All accounts' },
            ]}
          />
        ) : null}
      </Toolbar>
      <div className={styles.panes}>
        {current === null ? null : (
          <ManifestList
            place={wide ? 'beside' : 'alone'}
            accountId={scope === 'all' ? null : current.accountId}
            accountLabel={current.label}
            openedId={manifestId}
            onOpen={openManifest}
          />
        )}
        {wide ? <DetailPane manifestId={manifestId} /> : null}
      </div>
    </>
  );
}

function DetailPane({ manifestId }: { readonly manifestId: string | null }) {
  return (
    <div className={styles.detail}>
      {manifestId === null ? (
        <EmptyState icon={IconFileText} title="No manifest is open">
          Choose one in the list to see its pages, print it or save it.
        </EmptyState>
      ) : (
        <ManifestDetail manifestId={manifestId} />
      )}
    </div>
  );
}
