/** Short notices, the texts of the live regions, and the list of earlier notices. */
import { create } from 'zustand';
import type { HelpTopic } from './help-topics.ts';
import type { Tone } from './status-badge.tsx';

export interface Notice {
  readonly noticeId: number;
  readonly tone: Exclude<Tone, 'accent'>;
  readonly words: string;
  /** Shown while a dialog was open: it is in the dialog, as long as that is there. */
  readonly inDialog: boolean;
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
  /** Dialogs that are open. */
  readonly dialogCount: number;
  show(tone: Notice['tone'], words: string, drill?: HelpTopic | null): void;
  /** Closed by a person. */
  close(noticeIds: readonly number[]): void;
  /** Went away by themselves. */
  leave(noticeIds: readonly number[]): void;
  readEarlier(): void;
  /** A dialog has opened; returns the function to call when it has closed. */
  openDialog(): () => void;
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
  dialogCount: 0,
  show: (tone, words, drill = null) =>
    set(({ notices, earlier, dialogCount }) => {
      lastNoticeId += 1;
      const at = new Date().toISOString();
      const notice = { noticeId: lastNoticeId, tone, words, at, inDialog: dialogCount > 0, drill };
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
  openDialog: () => {
    set(({ dialogCount }) => ({ dialogCount: dialogCount + 1 }));
    return () =>
      set(({ notices, dialogCount }) => ({
        dialogCount: dialogCount - 1,
        notices: dialogCount > 1 ? notices : notices.map((notice) => ({ ...notice, inDialog: false })),
      }));
  },
}));

/** For use outside components. */
export const showNotice = (tone: Notice['tone'], words: string, drill: HelpTopic | null = null): void =>
  useNotices.getState().show(tone, words, drill);
