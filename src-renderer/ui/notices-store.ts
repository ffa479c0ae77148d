/** Short notices at the screen's foot, and what the live region says. */
import { create } from 'zustand';
import type { Tone } from './status-badge.tsx';

export interface Notice {
  readonly noticeId: number;
  readonly tone: Exclude<Tone, 'accent'>;
  readonly words: string;
}

interface NoticesState {
  readonly notices: readonly Notice[];
  /** Shows a notice; good ones leave by themselves, bad ones stay until they are closed. */
  show(tone: Notice['tone'], words: string): void;
  close(noticeId: number): void;
}

const MOST_NOTICES = 4;
let lastNoticeId = 0;

export const useNotices = create<NoticesState>()((set) => ({
  notices: [],
  show: (tone, words) =>
    set(({ notices }) => {
      lastNoticeId += 1;
      return { notices: [...notices, { noticeId: lastNoticeId, tone, words }].slice(-MOST_NOTICES) };
    }),
  close: (noticeId) => set(({ notices }) => ({ notices: notices.filter((notice) => notice.noticeId !== noticeId) })),
}));

/** For use outside components. */
export const showNotice = (tone: Notice['tone'], words: string): void => useNotices.getState().show(tone, words);
