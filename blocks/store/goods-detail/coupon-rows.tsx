'use client'
import { useEffect, useState } from 'react'
import { showSnackbar } from '@/lib/ui/show-snackbar'
import { call } from '@/schemas/api/base/call'
import type { Listed } from '@/schemas/api/base/contract'
import { CallFailure } from '@/schemas/api/base/failure'
import { sayFailure } from '@/schemas/api/base/tracked-call'
import { listOpenCoupons, takeOpenCoupon } from '@/schemas/api/store/open-coupons'
import { COUPON_PLACE } from '@/schemas/rules/store/coupon-place'
import { formatDate } from '@/schemas/words/dates'
import { isLoginNeeded } from '@/schemas/words/login-needed'
import { askLogin } from '@/blocks/auth/_parts/session/ask-login'
import { LineButton } from '@/blocks/base/_parts/form/buttons'
import { won } from '../_parts/won'

type Coupon = Listed<typeof listOpenCoupons>

interface Props {
  goodsId: string
  coupons: readonly Coupon[]
  /** Of one piece. */
  price: number
  /** The one that was wanted before a sign-in. */
  first: number
}

const WHY: Readonly<Record<Exclude<Coupon['state'], 'open'>, string>> = {
  had: '받으셨습니다',
  usedUp: '모두 나갔습니다',
  notYours: '등급이 다릅니다',
  notFirst: '첫 주문에만',
}
const placeOf = (couponSeq: number): string => `coupon-${couponSeq}`

/** Each coupon with its terms, what one piece costs with it, and a button that takes it. A sign-in leads back to the one that was wanted. */
export function CouponRows({ goodsId, coupons, price, first }: Props) {
  const [rows, setRows] = useState(coupons)
  const [taking, setTaking] = useState(0)
  useEffect(() => {
    if (first) document.getElementById(placeOf(first))?.focus()
  }, [first])
  const read = async () => setRows((await call(listOpenCoupons, { goodsId })).items)
  const take = async (couponSeq: number): Promise<void> => {
    if (taking) return
    const place = `${location.pathname}${location.search}${COUPON_PLACE}${couponSeq}`
    if (!(await askLogin({ wanted: place }))) return
    setTaking(couponSeq)
    try {
      showSnackbar((await call(takeOpenCoupon, { goodsId, couponSeq })).resultMessage)
      setRows((now) =>
        now.map((row) =>
          row.couponSeq === couponSeq ? { ...row, state: 'had' as const, left: row.left === null ? null : row.left - 1 } : row,
        ),
      )
      document.getElementById(placeOf(couponSeq))?.focus()
    } catch (error) {
      if (error instanceof CallFailure && isLoginNeeded(error.message)) history.replaceState(history.state, '', place)
      await sayFailure(error, { id: takeOpenCoupon.id })
      // What others took meanwhile is seen.
      if (error instanceof CallFailure && error.status === 409) await read().catch(() => undefined)
    } finally {
      setTaking(0)
    }
  }
  if (rows.length === 0) return <p className="text-ink-mute">지금 받으실 수 있는 쿠폰이 없습니다.</p>
  return (
    <>
      <ul aria-label="쿠폰" className="border-t border-ink">
        {rows.map((row) => (
          <li
            key={row.couponSeq}
            id={placeOf(row.couponSeq)}
            tabIndex={-1}
            className="flex flex-wrap items-center gap-4 border-b border-line py-5"
          >
            <div className="min-w-0 flex-1">
              <p className="numeric text-title">{row.unit === 'PERCENT' ? `${row.discount}% 할인` : `${won(row.discount)} 할인`}</p>
              <h3 className="font-semibold wrap-anywhere">{row.name}</h3>
              <p className="meta numeric mt-1 text-small text-ink-mute">
                {termsOf(row).map((words) => (
                  <span key={words}>{words}</span>
                ))}
              </p>
              <p className="numeric mt-1 text-small">
                {row.expected === null
                  ? `이 상품을 ${won(row.minAmount)} 이상 담으시면 할인받습니다.`
                  : `1개 예상가 ${won(row.expected)} (쿠폰 없이 ${won(price)})`}
              </p>
            </div>
            <LineButton
              aria-label={`${row.name} ${row.state === 'open' ? '받기' : WHY[row.state]}`}
              aria-disabled={row.state !== 'open' || undefined}
              aria-busy={taking === row.couponSeq}
              onClick={() => row.state === 'open' && void take(row.couponSeq)}
              className="h-12!"
            >
              {row.state === 'open' ? '받기' : WHY[row.state]}
            </LineButton>
          </li>
        ))}
      </ul>
      <p className="mt-4 text-small text-ink-mute">
        예상가에는 옵션 추가 금액과 배송비가 들어 있지 않습니다. 한 주문에 쿠폰 한 장을 쓰실 수 있고, 받으신 쿠폰은 주문서에서 고릅니다.
      </p>
    </>
  )
}

const termsOf = ({ goodsWords, gradeWords, firstOrderYn, minAmount, unit, most, left, expireDt }: Coupon): string[] =>
  [
    goodsWords,
    gradeWords,
    firstOrderYn === 'Y' && '첫 주문',
    minAmount > 0 && `${won(minAmount)} 이상 주문`,
    unit === 'PERCENT' && most !== null && `최대 ${won(most)} 할인`,
    left !== null && left > 0 && `${left.toLocaleString('ko-KR')}장 남음`,
    `${formatDate(expireDt)}까지`,
  ].filter((words): words is string => Boolean(words))
