/** Follows what main does with addresses by itself, on every screen: repeating offline checks, validating a list. */
import { useEffect, useState } from 'react';
import type { AddressListRun } from '../../src-preload/contract/address-list.ts';
import { useNavigation } from '../bench/navigation-store.ts';
import { on } from '../desktop.ts';
import { failureWords } from '../ui/failure-words.ts';
import { showNotice } from '../ui/notices-store.ts';
import { lowerCase } from '../words/locale.ts';
import { say } from '../words/say.ts';
import { useDifferingReply } from './differing-count.ts';
import { differingNews } from './differing-news.ts';
import { useListStore } from './lists/list-store.ts';
import { outcomeLook, runTitle } from './lists/list-words.ts';
import { useValidateStore } from './validate-store.ts';

export function ValidateWatch() {
  const differing = useDifferingReply();
  const [news] = useState(differingNews);
  useEffect(() => {
    if (differing !== undefined) news.begin(differing);
  }, [news, differing]);
  useEffect(
    () =>
      on('addresses.offlineChecksChanged', (counts) => {
        const count = news.more(counts.differing);
        if (count > 0) showNotice('warn', say('validate.notice.differing', { count }));
      }),
    [news],
  );
  useEffect(
    () =>
      on('addressLists.progressed', (run) => {
        const { list, follow } = useListStore.getState();
        if (list?.listId !== run.listId) return;
        follow(run);
        if (!isInSight()) sayEnd(run);
      }),
    [],
  );
  return null;
}

function isInSight(): boolean {
  return useNavigation.getState().screen === 'validate' && useValidateStore.getState().part === 'list';
}

function sayEnd(run: AddressListRun): void {
  if (run.state === 'stopped') {
    const words =
      run.failure === null
        ? say('validate.notice.stopped')
        : say('validate.notice.stopped.why', { why: failureWords(run.failure).sentence });
    showNotice('bad', words);
  }
  if (run.state !== 'ended') return;
  const verdict = lowerCase(outcomeLook('questionable', run.way).word);
  const words = say('validate.notice.ended', { title: runTitle(run), count: run.questionableCount, verdict });
  showNotice(run.questionableCount + run.failedCount === 0 ? 'good' : 'warn', words);
}
