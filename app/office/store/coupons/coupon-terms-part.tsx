import { fullMoment } from '@/builder/list/recent-moment'
import type { Item } from '@/schemas/api/base/contract'
import type { readDeskCoupon } from '@/schemas/api/store/coupon-desk'
import { couponSentence } from '@/schemas/rules/store/coupon-sentence'
import { wonWords } from '@/schemas/rules/store/won-words'
import { DetailPart } from '../../_parts/detail-part'
import { Facts } from '../../_parts/facts'
import { couponWords } from './coupon-words'

type Known = Item<typeof readDeskCoupon>

/** What a coupon does, in a sentence and one by one, and what became of it. */
export function CouponTermsPart({ known }: { known: Known }) {
  const { issued, used, members, state, names, goodsIds, brandIds, categoryIds, excludedIds } = known
  const named = (ids: readonly string[], of: Readonly<Record<string, string>>): string =>
    ids.map((id) => of[id] ?? '지워진 항목').join(', ')
  const chosen = [
    ['쓸 수 있는 상품', named(goodsIds, names.goods)],
    ['쓸 수 있는 브랜드', named(brandIds, names.brands)],
    ['쓸 수 있는 분류', categoryIds.length > 0 ? `${named(categoryIds, names.categories)} (아래 분류 포함)` : ''],
    ['제외하는 상품', named(excludedIds, names.goods)],
  ] as const
  return (
    <>
      <DetailPart id="terms" title="쿠폰">
        <p className="mb-4 max-w-prose wrap-anywhere">{couponSentence(known, names)}</p>
        <Facts
          facts={[
            ['할인', couponWords.discount(known)],
            ['최소 주문 금액', known.minAmount > 0 ? wonWords(known.minAmount) : '없음'],
            ['쓸 수 있는 날', couponWords.period(known)],
            ...(known.scope === 'all' ? [['쓸 수 있는 상품', '모든 상품'] as const] : []),
            ...chosen.filter(([, words]) => words !== ''),
            ['쓸 수 있는 주문', known.firstOrderYn === 'Y' ? '회원의 첫 주문' : '모든 주문'],
            ['받는 방법', couponWords.hadBy(known)],
            ['대상', `${couponWords.audience(known)}${known.audience === 'named' ? '' : ` · 지금 ${couponWords.count(members)}명`}`],
            ...(known.codeKind === 'single'
              ? [['코드', `${couponWords.count(known.codes.made)}개 · 쓴 코드 ${couponWords.count(known.codes.used)}개`] as const]
              : [['수량', known.pieces === null ? '정하지 않음' : couponWords.pieces(known, known.pieces)] as const]),
            ...(known.codeKind === 'none' ? [] : [['한 회원이 받는 수', `${known.perMember}장`] as const]),
            ...(known.endedAt ? [['종료한 때', fullMoment(known.endedAt)] as const] : []),
          ]}
        />
      </DetailPart>
      <DetailPart id="counts" title="쓰인 수">
        <Facts
          facts={[
            [known.perMember > 1 ? '받은 쿠폰' : '받은 회원', couponWords.issued(known)],
            [known.perMember > 1 ? '쓴 쿠폰' : '쓴 회원', couponWords.pieces(known, used)],
            [
              known.perMember > 1 ? '아직 쓰지 않은 쿠폰' : '아직 쓰지 않은 회원',
              `${couponWords.pieces(known, issued - used)}${state === 'ended' && issued > used ? ' · 이제 쓸 수 없습니다' : ''}`,
            ],
          ]}
        />
      </DetailPart>
    </>
  )
}
