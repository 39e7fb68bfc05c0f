import type { OrderNews } from '@/services/db/tables/orders'
import type { StoreCtx } from './move-order'
import type { LockedReturn } from './move-return'
import { tellBuyer } from './tell-buyer'

/** News of a return for the buyer, once for each of its changes. */
export const tellOfReturn = (ctx: StoreCtx, { row, locked }: LockedReturn, news: OrderNews, amount: number, by?: string): Promise<void> =>
  tellBuyer(ctx, locked.order, news, amount, {
    key: `return:${row.returnSeq}:${row.version}:${news}`,
    by,
    link: `/mypage/shop/order/refund/detail/${row.returnSeq}`,
  })
