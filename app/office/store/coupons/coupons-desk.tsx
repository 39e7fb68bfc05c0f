import { browseCoupons } from '@/schemas/api/store/coupon-desk'
import { COUPON_STATE_WORDS } from '@/schemas/rules/store/coupon-terms'
import { wonWords } from '@/schemas/rules/store/won-words'
import { defineDesk } from '@/app/office/_parts/desk/define-desk'
import { momentColumn } from '@/app/office/_parts/desk/moment-column'
import { QUIET } from '@/app/office/_parts/desk/quiet'
import { TitleLink } from '@/app/office/_parts/desk/title-link'
import { couponPath } from './coupon-path'
import { COUPON_DOTS } from './coupon-pill'
import { couponWords } from './coupon-words'
import { NewCouponDialog } from './new-coupon-dialog'

const SMALL = 'tabular-nums max-md:text-studio-label max-md:font-normal max-md:text-studio-text-mute'

/** Coupons: what is being prepared, what members have, and what is over. */
export const couponsDesk = defineDesk({
  id: 'coupons',
  title: '쿠폰',
  what: '쿠폰',
  contract: browseCoupons,
  idOf: ({ couponSeq }) => String(couponSeq),
  nameOf: ({ name }) => name,
  sorts: { createdAt: 'desc' },
  rows: 'even',
  states: { words: COUPON_STATE_WORDS, dots: COUPON_DOTS, of: ({ state }) => state },
  search: { label: '쿠폰 이름으로 찾기', placeholder: '쿠폰 이름으로 찾기' },
  filters: [
    { kind: 'days', names: ['from', 'until'], labels: ['이날부터 쓸 수 있는 것', '이날까지 쓸 수 있는 것'], group: '쓸 수 있는 날' },
  ],
  savedViews: 'coupons',
  columns: [
    {
      id: 'name',
      header: '쿠폰',
      isRowHeader: true,
      className: 'font-normal max-md:col-span-2',
      cell: (row) => (
        <>
          <TitleLink href={couponPath(row.couponSeq)} title={row.name} />
          <span className={`block tabular-nums wrap-anywhere ${QUIET}`}>
            {[`${couponWords.discount(row)} 할인`, row.minAmount > 0 && `${wonWords(row.minAmount)} 이상`, couponWords.audience(row)]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </>
      ),
    },
    {
      id: 'scope',
      header: '쓰는 곳',
      width: 'w-36 max-xl:w-26',
      className: `${SMALL} max-md:col-span-2`,
      cell: (row) => (
        <>
          <span className="wrap-anywhere">{couponWords.scope(row)}</span>
          {row.firstOrderYn === 'Y' && <span className={`block ${QUIET} max-md:ml-2 max-md:inline`}>첫 주문에만</span>}
          {row.codeKind !== 'none' && (
            <span className={`block wrap-anywhere ${QUIET} max-md:ml-2 max-md:inline`}>{couponWords.hadBy(row)}</span>
          )}
        </>
      ),
    },
    { id: 'period', header: '쓸 수 있는 날', width: 'w-32', className: SMALL, cell: couponWords.period },
    'state',
    {
      id: 'issued',
      header: '받은 회원',
      width: 'w-28',
      className: `text-right max-md:text-left ${SMALL}`,
      cell: (row) => (
        <>
          {couponWords.issued(row)}
          {row.issued > 0 && (
            <span className={`block ${QUIET} max-md:ml-2 max-md:inline`}>
              쓴 {row.perMember > 1 ? '쿠폰' : '회원'} {couponWords.pieces(row, row.used)}
            </span>
          )}
        </>
      ),
    },
    momentColumn('createdAt', '만든 때'),
  ],
  create: { words: '새 쿠폰', dialog: NewCouponDialog },
  nothing: { title: '아직 쿠폰이 없습니다.', text: '새 쿠폰을 만들고 회원에게 발급하시면 여기에서 쓰인 수를 보실 수 있습니다.' },
})
