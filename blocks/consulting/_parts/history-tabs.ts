import type { ConsultationType } from '@/schemas/rules/consulting/consultation-types'

/** The tabs of the history: their pages, and what an empty one says. */
export const HISTORY_TABS = {
  all: { title: '전체', path: '/mypage/consulting' },
  smart: { title: '매장 상담', path: '/mypage/consulting/smart' },
  interior: { title: '추천 상담', path: '/mypage/consulting/interior' },
  qna: { title: '상품 문의', path: '/mypage/consulting/qna' },
  contact: { title: '1:1 문의', path: '/mypage/consulting/contact' },
  store: { title: '스토어 상담', path: '/mypage/consulting/store' },
  talk: { title: '톡 상담', path: '/mypage/consulting/talk' },
} as const satisfies Record<'all' | 'smart' | ConsultationType, { title: string; path: string }>
export type HistoryTab = keyof typeof HISTORY_TABS

export const detailPath = (counselSeq: number): string => `/mypage/consulting/smart/detail?counselSeq=${counselSeq}`
