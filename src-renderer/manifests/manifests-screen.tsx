/**
 * Every manifest of this computer, newest first, and the open one. Side by side where there is room; at 1024 px the
 * open one takes the whole screen and leads back to the list.
 */
import { IconFileText } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useNavigation } from '../bench/navigation-store.ts';
import { useAccounts } from '../bench/use-accounts.ts';
import { useOperation } from '../server-state.ts';
import { Choice } from '../ui/choice.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Toolbar } from '../ui/toolbar.tsx';
import { useWidth } from '../ui/width.ts';
import { say } from '../words/say.ts';
import { ManifestDetail } from './history/manifest-detail.tsx';
import { ManifestList } from './history/manifest-list.tsx';
import styles from './manifests-screen.module.css';

type Scope = 'this' | 'all';

export function ManifestsScreen({ manifestId }: { readonly manifestId: string | null }) {
  const { current, accounts } = useAccounts();
  const openManifest = useNavigation((state) => state.openManifest);
  const go = useNavigation((state) => state.go);
  const [scope, setScope] = useState<Scope>('this');
  const { besidePaper } = useWidth();
  const { data: opened } = useOperation(
    'manifests.get',
    { manifestId: manifestId ?? '' },
    { enabled: manifestId !== null },
  );
  const ofAccount = opened?.accountId;
  // biome-ignore lint/correctness/useExhaustiveDependencies: as it becomes open; another account that is chosen later leaves the list as it is
  useEffect(() => {
    if (current !== null && ofAccount !== undefined && ofAccount !== current.accountId) setScope('all');
  }, [manifestId, ofAccount]);

  if (manifestId !== null && !besidePaper)
    return <ManifestDetail manifestId={manifestId} onBack={() => go('manifests')} />;
  return (
    <>
      <Toolbar label={say('common.screen.manifests')} title={say('common.screen.manifests')}>
        {accounts.length > 1 ? (
          <Choice
            label={say('manifests.of')}
            value={scope}
            onChange={setScope}
            options={[
              { value: 'this', label: say('manifests.of.this') },
              { value: 'all', label: say('manifests.of.all') },
            ]}
          />
        ) : null}
      </Toolbar>
      <div className="panes">
        {current === null ? null : (
          <ManifestList
            place={besidePaper ? 'beside' : 'alone'}
            accountId={scope === 'all' ? null : current.accountId}
            accountLabel={current.label}
            openedId={manifestId}
            onOpen={openManifest}
          >
            {besidePaper ? <DetailPane manifestId={manifestId} /> : null}
          </ManifestList>
        )}
      </div>
    </>
  );
}

function DetailPane({ manifestId }: { readonly manifestId: string | null }) {
  return (
    <div className={styles.detail}>
      {manifestId === null ? (
        <EmptyState icon={IconFileText} title={say('manifests.none-open.title')}>
          {say('manifests.none-open.next')}
        </EmptyState>
      ) : (
        <ManifestDetail manifestId={manifestId} />
      )}
    </div>
  );
}
