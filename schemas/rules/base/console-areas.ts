// The areas of the console that rights are given for. A record type adds its own (`defineConsoleArea`) where it is defined, and stands in
// the table of roles from then on.
import type { Act, RoleRights } from './rights'

export interface ConsoleArea {
  /** What `right.of` of a contract names. */
  id: string
  /** Its Korean name in the table of roles. */
  words: string
  /** Acts that exist here, with their words where 보기, 쓰기 and 게시 would not say it. */
  acts: Readonly<Partial<Record<Act, string>>>
  /** Personal or of the installation: a manager without a role does not see it. */
  isPersonal?: true
  /** Its rows belong to shops: a person who is bound to one works here, with the rows of that shop, and in no other area. */
  isByShop?: true
  /** Fields that a role may be refused. */
  fields?: readonly { name: string; words: string }[]
}

const registryKey = Symbol.for('maru.console-areas')
const registry = ((globalThis as Record<symbol, unknown>)[registryKey] ??= new Map()) as Map<string, ConsoleArea>

/** Adds an area; the same id again replaces it, because bundles share the registry and not the modules. */
export function defineConsoleArea(area: ConsoleArea): ConsoleArea {
  registry.set(area.id, area)
  return area
}
export const consoleAreas = (): ConsoleArea[] => [...registry.values()]
export const consoleArea = (id: string): ConsoleArea | undefined => registry.get(id)

/** What a manager without a role may do: see every area that is not personal. */
export const usualRights = (): RoleRights =>
  Object.fromEntries(consoleAreas().flatMap(({ id, isPersonal }) => (isPersonal ? [] : [[id, { acts: ['see'] as const }]])))

/** The areas that a manager without a role does not see, in words. */
export const unseenByManagers = (): string =>
  consoleAreas()
    .flatMap(({ isPersonal, words }) => (isPersonal ? [words] : []))
    .join(', ')
/** The areas in which a person of a shop works, in words. */
export const shopAreas = (): string =>
  consoleAreas()
    .flatMap(({ isByShop, words }) => (isByShop ? [words] : []))
    .join(', ')

/** What is left of a role's rights for a person who is bound to a shop. */
export const rightsInShop = (rights: RoleRights): RoleRights =>
  Object.fromEntries(Object.entries(rights).filter(([id]) => consoleArea(id)?.isByShop))

export const ACT_WORDS: Readonly<Record<Act, string>> = { see: '보기', write: '쓰기', publish: '게시' }

defineConsoleArea({ id: 'pages', words: '페이지', acts: { see: '보기', write: '편집', publish: '게시' } })
defineConsoleArea({ id: 'opening', words: '사이트 열기', acts: { see: '할 일 보기', write: '확인·보류', publish: '사이트 열기' } })
defineConsoleArea({ id: 'events', words: '이벤트', acts: { see: '보기', write: '편집', publish: '게시·추첨·내려받기' } })
defineConsoleArea({ id: 'vitals', words: '방문 통계와 속도', acts: { see: '보기' } })
defineConsoleArea({ id: 'missed-searches', words: '결과 없는 검색', acts: { see: '보기', publish: '다른 말로 잇기' } })
defineConsoleArea({ id: 'media', words: '사진과 파일', acts: { see: '보기', write: '올리기·정리', publish: '게시된 파일 바꾸기' } })
defineConsoleArea({ id: 'home-tours', words: '회원 집들이', acts: { see: '보기', publish: '숨기기·다시 보이기' } })
defineConsoleArea({ id: 'replies', words: '신고된 댓글', acts: { see: '보기', publish: '숨기기·그대로 두기' } })
defineConsoleArea({
  id: 'members',
  words: '회원',
  acts: { see: '찾기와 열람', write: '메모·이용 제한·잠금 해제', publish: '자료 내려받기·파기' },
  isPersonal: true,
  fields: [
    { name: 'memberId', words: '아이디' },
    { name: 'memberName', words: '이름' },
    { name: 'birthDate', words: '생년월일' },
    { name: 'mobileNo', words: '휴대전화' },
    { name: 'email', words: '이메일' },
    { name: 'address', words: '주소' },
    { name: 'employeeEmail', words: '직원 이메일' },
    { name: 'business', words: '사업자 정보' },
  ],
})
defineConsoleArea({
  id: 'consultations',
  words: '상담함',
  acts: { see: '보기와 열람', write: '배정·단계·답글', publish: '개인정보 내려받기' },
  isPersonal: true,
  isByShop: true,
})
defineConsoleArea({
  id: 'community',
  words: '결모임 지원서',
  acts: { see: '보기와 열람', write: '선정·미선정', publish: '발표·내려받기' },
  isPersonal: true,
})
defineConsoleArea({
  id: 'orders',
  words: '주문',
  acts: { see: '보기와 열람', write: '준비·배송', publish: '개인정보 내려받기' },
  isPersonal: true,
})
// Who writes an order for somebody on the telephone need not be who sends orders or gives money back; who takes something off, nor who writes it.
defineConsoleArea({
  id: 'order-drafts',
  words: '전화 주문',
  acts: { see: '보기와 열람', write: '쓰기·결제 링크 보내기', publish: '할인' },
  isPersonal: true,
})
defineConsoleArea({ id: 'reviews', words: '상품 후기', acts: { see: '보기', write: '답글', publish: '숨기기·다시 보이기' } })
// Members write here what others do not read.
defineConsoleArea({
  id: 'questions',
  words: '상품 문의',
  acts: { see: '보기', write: '답변', publish: '숨기기·다시 보이기' },
  isPersonal: true,
})
defineConsoleArea({ id: 'sales', words: '일별 매출', acts: { see: '보기와 내려받기' }, isPersonal: true })
defineConsoleArea({
  id: 'member-benefits',
  words: '회원의 포인트와 쿠폰',
  acts: { see: '보기', write: '포인트 지급·차감' },
  isPersonal: true,
})
defineConsoleArea({ id: 'coupons', words: '쿠폰', acts: { see: '보기', write: '만들기·발급·종료' }, isPersonal: true })
defineConsoleArea({ id: 'stock', words: '재고', acts: { see: '보기와 기록', write: '수량 바꾸기' } })
defineConsoleArea({ id: 'returns', words: '교환과 반품', acts: { see: '보기와 열람', write: '받기·도착 확인·거절' }, isPersonal: true })
// Who packs and who gives money back need not be one person: beside the right to write orders or returns.
defineConsoleArea({ id: 'refunds', words: '취소와 환불', acts: { write: '주문 취소·금액 돌려드리기·반품 환불' }, isPersonal: true })
defineConsoleArea({ id: 'audit', words: '감사 기록', acts: { see: '보기', write: '월간 점검', publish: '내려받기' }, isPersonal: true })
defineConsoleArea({ id: 'staff', words: '운영자와 역할', acts: { see: '보기' }, isPersonal: true })
defineConsoleArea({
  id: 'visits',
  words: '방문 예약',
  acts: { see: '보기와 열람', write: '방문 여부·변경·취소', publish: '개인정보 내려받기' },
  isPersonal: true,
  isByShop: true,
})
