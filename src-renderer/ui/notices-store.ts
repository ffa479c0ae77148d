/** Short notices, the texts of the live regions, and the list of earlier notices. */
import { create } from 'zustand';
import type { HelpTopic } from './help-topics.ts';
import type { Tone } from './status-badge.tsx';

export interface Notice {
  readonly noticeId: number;
  readonly tone: Exclude<Tone, 'accent'>;
  readonly words: string;
  /** It is in the dialog that was in front when it was shown, as long as that is there; null: none was. */
  readonly dialogId: string | null;
  /** A live region has read it, in a dialog that is gone. */
  readonly isRead: boolean;
  /** ISO instant. */
  readonly at: string;
  /** The part of the help that says what to do; null: there is none. */
  readonly drill: HelpTopic | null;
}

interface NoticesState {
  /** The newest is the last one, and the visible one. */
  readonly notices: readonly Notice[];
  /** All that were shown, newest first. */
  readonly earlier: readonly Notice[];
  /** How many bad notices went away by themselves since somebody read the list. */
  readonly missedCount: number;
  /** Those that are open, the one in front last. */
  readonly dialogs: readonly string[];
  show(tone: Notice['tone'], words: string, drill?: HelpTopic | null): void;
  /** Closed by a person. */
  close(noticeIds: readonly number[]): void;
  /** Went away by themselves. */
  leave(noticeIds: readonly number[]): void;
  readEarlier(): void;
  /** A dialog has opened; returns the function to call when it has closed, with the notices that it had shown. */
  openDialog(dialogId: string): (shown: readonly number[]) => void;
}

const MOST_NOTICES = 4;
const MOST_EARLIER = 50;
let lastNoticeId = 0;

/** A newer notice replaces a good one; a bad one comes back after it. */
const comesBack = ({ tone }: Notice): boolean => tone === 'bad' || tone === 'warn';

export const useNotices = create<NoticesState>()((set) => ({
  notices: [],
  earlier: [],
  missedCount: 0,
  dialogs: [],
  show: (tone, words, drill = null) =>
    set(({ notices, earlier, dialogs }) => {
      lastNoticeId += 1;
      const at = new Date().toISOString();
      const dialogId = dialogs.at(-1) ?? null;
      const notice = { noticeId: lastNoticeId, tone, words, at, dialogId, isRead: false, drill };
      return {
        notices: [...notices.filter(comesBack), notice].slice(-MOST_NOTICES),
        earlier: [notice, ...earlier].slice(0, MOST_EARLIER),
      };
    }),
  close: (noticeIds) =>
    set(({ notices }) => ({ notices: notices.filter(({ noticeId }) => !noticeIds.includes(noticeId)) })),
  leave: (noticeIds) =>
    set(({ notices, missedCount }) => {
      const leaving = notices.filter(({ noticeId }) => noticeIds.includes(noticeId));
      return {
        notices: notices.filter((notice) => !leaving.includes(notice)),
        missedCount: missedCount + leaving.filter(comesBack).length,
      };
    }),
  readEarlier: () => set({ missedCount: 0 }),
  openDialog: (opened) => {
    set(({ dialogs }) => ({ dialogs: [...dialogs, opened] }));
    return (shown) =>
      set(({ notices, dialogs }) => {
        const left = dialogs.filter((dialogId) => dialogId !== opened);
        const dialogId = left.at(-1) ?? null;
        const moved = (notice: Notice): Notice => ({
          ...notice,
          dialogId,
          isRead: notice.isRead || shown.includes(notice.noticeId),
        });
        return {
          dialogs: left,
          notices: notices.map((notice) => (notice.dialogId === opened ? moved(notice) : notice)),
        };
      });
  },
}));

/** For use outside components. */
export const showNotice = (tone: Notice['tone'], words: string, drill: HelpTopic | null = null): void =>
  useNotices.getState().show(tone, words, drill);
