// Targets of the audit log that say themselves what they are: `order:261126-…`. What has a name of its own is looked up (names-of.ts).

interface TargetKind {
  /** What staff call it, before its number. */
  words: string
  /** Its screen, and the area that a person must see to open it. */
  path?: (id: string) => string
  area?: string
}

/** By what stands before the colon. */
const KINDS: Readonly<Record<string, TargetKind>> = {
  winner: { words: '당첨자 발표 글', path: (id) => `/zin/event/winner/detail/${id}` },
  'event-reply': { words: '이벤트 댓글', path: () => '/ice_builder/replies?place=event' },
  'interior-reply': { words: '사례와 글의 댓글', path: () => '/ice_builder/replies' },
  'goods-question': { words: '상품 문의', path: () => '/ice_builder/questions' },
  'goods-review': { words: '상품 후기', path: () => '/ice_builder/reviews' },
  order: { words: '주문', path: (id) => `/ice_builder/orders/${id}`, area: 'orders' },
  return: { words: '교환·반품', path: (id) => `/ice_builder/returns/${id}`, area: 'returns' },
  coupon: { words: '쿠폰', path: (id) => `/ice_builder/coupons/${id}`, area: 'coupons' },
  consultation: { words: '상담', path: (id) => `/ice_builder/consultations/${id}`, area: 'consultations' },
  visit: { words: '방문 예약', path: (id) => `/ice_builder/visits/${id}`, area: 'visits' },
  recruit: { words: '결모임 지원서', path: () => '/ice_builder/community', area: 'community' },
  recruitment: { words: '결모임 모집', path: (id) => `/ice_builder/community?recruit=${id}`, area: 'community' },
}
/** Targets of no single thing. */
const WHOLES: Readonly<Record<string, string>> = {
  members: '회원',
  audits: '감사 기록',
  consultations: '상담함',
  orders: '주문',
  visits: '방문 예약',
  sales: '일별 매출',
  site: '사이트',
}

/** @returns undefined for a target that is looked up, or is no target of ours. */
export function targetKind(target: string, sees: (area: string) => boolean): { words: string; path: string } | undefined {
  if (Object.hasOwn(WHOLES, target)) return { words: WHOLES[target]!, path: '' }
  if (target.startsWith('first-day:')) return { words: '사이트 열기 전에 할 일', path: '/ice_builder/opening' }
  const at = target.indexOf(':')
  const noun = target.slice(0, at)
  if (at < 1 || !Object.hasOwn(KINDS, noun)) return undefined
  const { words, path, area } = KINDS[noun]!
  const id = target.slice(at + 1)
  return { words: `${words} ${id}`, path: path && (!area || sees(area)) ? path(encodeURIComponent(id)) : '' }
}
