// Kinds of news for staff, and the ways by which a person may hear of them beside the console. Who hears of a kind is who has it among what
// waits (waits-for.ts): a badge never counts what the list behind it refuses.
import type { Rights } from './rights'
import { waitsFor } from './waits-for'

export const NEWS_KINDS = [
  'breakGlass',
  'order',
  'cancelAsked',
  'orderChanged',
  'fault',
  'return',
  'stock',
  'question',
  'consultation',
  'consultationAsk',
  'visit',
  'recruit',
] as const
export type NewsKind = (typeof NEWS_KINDS)[number]

interface KindWords {
  /** Area of the console that it belongs to, and the screen of that name. */
  area: string
  /** Name of the kind. */
  words: string
  /** One new thing, as a sentence. */
  said: string
  /** Before the number of the thing: 주문 20261128-1. */
  numbered: string
  /** What several are counted as: 새 주문 3건. */
  counted: string
  /** The list of the console that shows what waits of it. */
  list: string
  /** Stands out among the others until it is read. */
  isGrave?: true
}

export const NEWS: Readonly<Record<NewsKind, KindWords>> = {
  breakGlass: {
    area: 'staff',
    words: '비상 계정',
    said: '비상 계정으로 로그인했습니다.',
    numbered: '비상 계정',
    counted: '비상 계정 사용',
    list: '/ice_builder/staff',
    isGrave: true,
  },
  order: {
    area: 'orders',
    words: '새 주문',
    said: '새 주문이 들어왔습니다.',
    numbered: '주문',
    counted: '새 주문',
    list: '/ice_builder/orders?state=paid',
  },
  cancelAsked: {
    area: 'orders',
    words: '취소 요청',
    said: '준비하고 있는 주문의 취소를 요청했습니다.',
    numbered: '주문',
    counted: '취소 요청',
    list: '/ice_builder/orders?trouble=cancel',
  },
  orderChanged: {
    area: 'orders',
    words: '배송지 변경',
    said: '준비하고 있는 주문의 배송지를 고객이 바꾸었습니다.',
    numbered: '주문',
    counted: '배송지 변경',
    list: '/ice_builder/packing',
  },
  fault: {
    area: 'orders',
    words: '결제 문제',
    said: '결제를 확인해야 하는 주문이 있습니다.',
    numbered: '주문',
    counted: '결제 문제',
    list: '/ice_builder/orders?trouble=payment',
  },
  return: {
    area: 'returns',
    words: '교환·반품',
    said: '교환·반품 신청이 들어왔습니다.',
    numbered: '신청',
    counted: '교환·반품 신청',
    list: '/ice_builder/returns?state=requested',
  },
  stock: {
    area: 'stock',
    words: '재고 부족',
    said: '재고가 얼마 남지 않은 상품이 있습니다.',
    numbered: '재고',
    counted: '재고 부족',
    list: '/ice_builder/stock?show=low',
  },
  question: {
    area: 'questions',
    words: '상품 문의',
    said: '상품 문의가 들어왔습니다.',
    numbered: '문의',
    counted: '상품 문의',
    list: '/ice_builder/questions?state=waiting',
  },
  consultation: {
    area: 'consultations',
    words: '상담',
    said: '상담 신청이 들어왔습니다.',
    numbered: '상담',
    counted: '상담 신청',
    list: '/ice_builder/consultations?show=none',
  },
  consultationAsk: {
    area: 'consultations',
    words: '상담 글과 요청',
    said: '상담 신청자가 글이나 요청을 보냈습니다.',
    numbered: '상담',
    counted: '상담 글과 요청',
    list: '/ice_builder/consultations?show=asked',
  },
  visit: {
    area: 'visits',
    words: '방문 예약',
    said: '방문 예약이 들어왔습니다.',
    numbered: '예약',
    counted: '방문 예약',
    list: '/ice_builder/visits?show=coming',
  },
  recruit: {
    area: 'community',
    words: '결모임 지원',
    said: '결모임 지원서가 들어왔습니다.',
    numbered: '지원서',
    counted: '결모임 지원서',
    list: '/ice_builder/community',
  },
}

/** The kinds that a person of staff hears of. */
export const newsKindsOf = (rights: Rights): NewsKind[] => NEWS_KINDS.filter((kind) => waitsFor(rights, NEWS[kind].area))

export const NEWS_CHANNELS = ['mail', 'text'] as const
export type NewsChannel = (typeof NEWS_CHANNELS)[number]
export const NEWS_CHANNEL_WORDS: Readonly<Record<NewsChannel, string>> = { mail: '메일', text: '문자' }
