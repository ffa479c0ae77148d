/** Short notices, and what the live region says. */
import { create } from 'zustand';
import type { Tone } from './status-badge.tsx';

export interface Notice {
  readonly noticeId: number;
  readonly tone: Exclude<Tone, 'accent'>;
  readonly words: string;
  /** Shown while a dialog was open: it stands in the dialog, as long as that is there. */
  readonly inDialog: boolean;
}

interface NoticesState {
  readonly notices: readonly Notice[];
  /** Dialogs that are open. */
  readonly dialogCount: number;
  show(tone: Notice['tone'], words: string): void;
  close(noticeIds: readonly number[]): void;
  /** A dialog has opened; answers what to call when it has closed. */
  openDialog(): () => void;
}

const MOST_NOTICES = 4;
let lastNoticeId = 0;

export const useNotices = create<NoticesState>()((set) => ({
  notices: [],
  dialogCount: 0,
  show: (tone, words) =>
    set(({ notices, dialogCount }) => {
      lastNoticeId += 1;
      const notice = { noticeId: lastNoticeId, tone, words, inDialog: dialogCount > 0 };
      return { notices: [...notices, notice].slice(-MOST_NOTICES) };
    }),
  close: (noticeIds) =>
    set(({ notices }) => ({ notices: notices.filter(({ noticeId }) => !noticeIds.includes(noticeId)) })),
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
export const showNotice = (tone: Notice['tone'], words: string): void => useNotices.getState().show(tone, words);
