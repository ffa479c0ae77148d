/** A notice stands in one place, and is read aloud in the first one that showed it: of a dialog that has closed it is shown without that. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Notice, showNotice, useNotices } from '../../../src-renderer/ui/notices-store.ts';

beforeEach(() => useNotices.setState({ notices: [], earlier: [], missedCount: 0, dialogs: [] }));
afterEach(() => useNotices.setState({ notices: [], earlier: [], missedCount: 0, dialogs: [] }));

const newest = (): Notice | undefined => useNotices.getState().notices.at(-1);
const shownIds = (): readonly number[] => useNotices.getState().notices.map(({ noticeId }) => noticeId);

test('over the dialog in which it was shown another one opens: it stays in its own', () => {
  const { openDialog } = useNotices.getState();
  openDialog('question');
  showNotice('bad', 'Not done');
  expect(newest()).toMatchObject({ dialogId: 'question', isRead: false });
  const closeUpper = openDialog('notices');
  expect(newest()).toMatchObject({ dialogId: 'question', isRead: false });
  showNotice('bad', 'Not done either');
  expect(newest()).toMatchObject({ dialogId: 'notices', isRead: false });
  closeUpper(shownIds());
  expect(newest()).toMatchObject({ dialogId: 'question', isRead: true });
});

test('with its dialog it goes to what is beneath, where it is not read again', () => {
  const close = useNotices.getState().openDialog('question');
  showNotice('bad', 'Not done');
  close(shownIds());
  expect(newest()).toMatchObject({ dialogId: null, isRead: true });
  showNotice('good', 'Done');
  expect(newest()).toMatchObject({ dialogId: null, isRead: false });
});

test('what comes in the moment in which its dialog closes is read in the place beneath', () => {
  const close = useNotices.getState().openDialog('question');
  showNotice('good', 'Done');
  close([]);
  expect(newest()).toMatchObject({ dialogId: null, isRead: false });
});

test('the dialog behind another one goes first: what was shown there goes to the one in front', () => {
  const { openDialog } = useNotices.getState();
  const closeFirst = openDialog('fading');
  showNotice('warn', 'Look');
  const closeSecond = openDialog('question');
  closeFirst(shownIds());
  expect(newest()).toMatchObject({ dialogId: 'question', isRead: true });
  closeSecond(shownIds());
  expect(newest()).toMatchObject({ dialogId: null });
});

test('a newer notice takes the place of good news, and bad news comes back behind it', () => {
  showNotice('good', 'Saved');
  showNotice('bad', 'Not done');
  showNotice('quiet', 'By the way');
  expect(useNotices.getState().notices.map(({ words }) => words)).toEqual(['Not done', 'By the way']);
});

test('bad news that went away by itself is counted until somebody reads the list', () => {
  showNotice('bad', 'Not done');
  showNotice('good', 'Saved');
  const { leave, readEarlier, notices } = useNotices.getState();
  leave(notices.map(({ noticeId }) => noticeId));
  expect(useNotices.getState()).toMatchObject({ notices: [], missedCount: 1 });
  readEarlier();
  expect(useNotices.getState()).toMatchObject({ missedCount: 0, earlier: { length: 2 } });
});

test('four that come back are shown one after the other, and the list has the last fifty', () => {
  for (let count = 1; count <= 60; count += 1) showNotice('bad', `Not done ${count}`);
  const { notices, earlier } = useNotices.getState();
  expect(notices.map(({ words }) => words)).toEqual([57, 58, 59, 60].map((count) => `Not done ${count}`));
  expect([earlier.length, earlier[0]?.words]).toEqual([50, 'Not done 60']);
});
