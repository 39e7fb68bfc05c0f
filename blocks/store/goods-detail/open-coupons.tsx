'use client'
import { openDialog } from '@/lib/ui/dialogs'
import { call } from '@/schemas/api/base/call'
import { listOpenCoupons } from '@/schemas/api/store/open-coupons'
import { RequestDialog } from '@/blocks/base/_parts/request-dialog'
import { SHEET } from '@/blocks/base/_parts/sheet'
import { CouponRows } from './coupon-rows'

const TITLE = '쿠폰 받기'
const sheet = `${SHEET} max-h-[calc(100dvh-64px)] max-sm:h-fit! w-[min(560px,calc(100vw-48px))]`

/** @param first the coupon that was wanted before a sign-in; 0 for none. */
export async function openCoupons(goodsId: string, first: number): Promise<void> {
  await openDialog<undefined>('coupons', {
    title: TITLE,
    className: sheet,
    render: (close) => (
      <RequestDialog
        title={TITLE}
        label="이 상품에 쓸 수 있는 쿠폰"
        ask={(signal) => call(listOpenCoupons, { goodsId }, { signal })}
        close={() => close()}
      >
        {({ items, item }) => <CouponRows goodsId={goodsId} coupons={items} price={item.price} first={first} />}
      </RequestDialog>
    ),
  })
}
