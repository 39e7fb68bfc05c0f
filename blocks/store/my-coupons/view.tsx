import type { ViewProps } from '@/renderer/define-block'
import { ISSUED_STATE_WORDS } from '@/schemas/rules/store/coupon-terms'
import { formatDate, formatPeriod } from '@/schemas/words/dates'
import { Badge } from '@/blocks/base/_parts/badge'
import { Empty } from '@/blocks/base/_parts/empty'
import { pageNumber } from '@/blocks/base/_parts/href-with'
import { Pager } from '@/blocks/base/_parts/pager'
import { TO_STORE } from '../_parts/to-store'
import { won } from '../_parts/won'
import { CodeForm } from './code-form.lazy'
import type { Data } from './load'
import type { Props } from './schema'

type Coupon = NonNullable<Data['coupons']>[number]

/** A member's coupons: those that can be used first (SYS-40). */
export function MyCoupons({ id, props, data: { coupons, total }, page }: ViewProps<Props, Data>) {
  const { size = 20 } = props
  return (
    <div className="frame">
      <h1 className="type-h2 mb-6">쿠폰</h1>
      {coupons !== null && <CodeForm id={id} />}
      {coupons === null ? (
        <Empty title="회원의 쿠폰을 보이는 자리입니다." reason="로그인한 회원의 마이페이지에서 나타납니다." />
      ) : coupons.length === 0 ? (
        <Empty
          title={total > 0 ? '이 페이지에는 쿠폰이 없습니다.' : '받으신 쿠폰이 없습니다.'}
          reason={total > 0 ? '' : '쿠폰을 받으시면 이곳에 모이고, 주문서에서 사용하실 수 있습니다.'}
          link={total > 0 ? { label: '첫 페이지 보기', href: page.path } : TO_STORE}
        />
      ) : (
        <ul aria-label="쿠폰" className="border-t border-ink">
          {coupons.map((coupon) => (
            <CouponRow key={coupon.couponId} coupon={coupon} />
          ))}
        </ul>
      )}
      <Pager path={page.path} query={{}} page={pageNumber(page.query['page'])} pages={Math.ceil(total / size)} label="쿠폰" />
    </div>
  )
}

function CouponRow({ coupon }: { coupon: Coupon }) {
  const { name, discount, unit, most, minAmount, expireDt, startDt, state, goodsWords, firstOrderYn, usableYn } = coupon
  const isUsable = usableYn === 'Y'
  const terms = [
    goodsWords,
    firstOrderYn === 'Y' && '첫 주문',
    minAmount > 0 && `${won(minAmount)} 이상 주문`,
    unit === 'PERCENT' && most !== null && `최대 ${won(most)} 할인`,
    state === 'soon' ? formatPeriod(startDt, expireDt) : `${formatDate(expireDt)}까지`,
  ].filter((words): words is string => Boolean(words))
  return (
    <li className={`border-b border-line py-5 ${isUsable ? '' : 'text-ink-mute'}`}>
      <p className="numeric text-title">{unit === 'PERCENT' ? `${discount}% 할인` : `${won(discount)} 할인`}</p>
      <h2 className="mt-1 font-semibold wrap-anywhere">{name}</h2>
      <p className="meta numeric mt-1 mb-2 text-small text-ink-mute">
        {terms.map((words) => (
          <span key={words}>{words}</span>
        ))}
      </p>
      <Badge tone={isUsable ? 'accent' : 'quiet'}>{state === 'unused' && !isUsable ? '첫 주문이 아님' : ISSUED_STATE_WORDS[state]}</Badge>
    </li>
  )
}
