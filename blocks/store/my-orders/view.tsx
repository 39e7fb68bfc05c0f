import type { ViewProps } from '@/renderer/define-block'
import { ORDER_CODES, type OrderCode } from '@/schemas/rules/store/order-states'
import { Empty } from '@/blocks/base/_parts/empty'
import { hrefWith, pageNumber } from '@/blocks/base/_parts/href-with'
import { LinkTabs } from '@/blocks/base/_parts/link-tabs'
import { Pager } from '@/blocks/base/_parts/pager'
import { SortLinks } from '@/blocks/base/_parts/sort-links'
import { CODE_WORDS } from '../_parts/orders/code-words'
import { OrderRow } from '../_parts/orders/order-row'
import { TO_STORE } from '../_parts/to-store'
import type { Data } from './load'
import type { Props } from './schema'

const PERIOD_WORDS = { '': '전체 기간', 1: '1개월', 3: '3개월', 6: '6개월' } as const

/** A member's orders by state and period (SYS-40); each opens its detail. */
export function MyOrders({ props, data, page }: ViewProps<Props, Data>) {
  const { size = 10 } = props
  const { orders, total, counts, status, months } = data
  const query = { ...(status ? { status } : {}), ...(months ? { months: String(months) } : {}) }
  const countOf = (code: OrderCode): number => counts.find((one) => one.status === code)?.count ?? 0
  const tabs = [
    { code: '', name: '전체' },
    ...ORDER_CODES.filter((code) => countOf(code) > 0 || code === status).map((code) => ({
      code,
      name: `${CODE_WORDS[code]} ${countOf(code)}`,
    })),
  ]
  return (
    <div className="frame">
      <h1 className="type-h2 mb-6">주문 내역</h1>
      {orders === null ? (
        <Empty title="회원의 주문 내역을 보이는 자리입니다." reason="로그인한 회원의 마이페이지에서 나타납니다." />
      ) : (
        <>
          <LinkTabs
            label="주문 상태"
            tabs={tabs}
            chosen={status ?? ''}
            hrefOf={(code) => hrefWith(page.path, query, { status: code, page: undefined })}
          />
          <div className="mt-5 mb-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
            <p>
              총 <b className="numeric font-semibold">{total.toLocaleString('ko-KR')}</b>건
            </p>
            <SortLinks
              label="기간"
              sorts={PERIOD_WORDS}
              chosen={(months ? String(months) : '') as keyof typeof PERIOD_WORDS & string}
              hrefOf={(period) => hrefWith(page.path, query, { months: period, page: undefined })}
            />
          </div>
          {orders.length === 0 ? (
            <Empty {...emptyWords(data, page.path)} />
          ) : (
            <ul aria-label="주문 내역" className="border-t border-ink">
              {orders.map((order) => (
                <OrderRow key={order.orderId} order={order} />
              ))}
            </ul>
          )}
          <Pager path={page.path} query={query} page={pageNumber(page.query['page'])} pages={Math.ceil(total / size)} label="주문 내역" />
        </>
      )}
    </div>
  )
}

function emptyWords({ total, counts, status, months }: Data, path: string) {
  if (total > 0) return { title: '이 페이지에는 주문이 없습니다.', link: { label: '첫 페이지 보기', href: path } }
  if (counts.length > 0 && (status || months))
    return { title: '조건에 맞는 주문이 없습니다.', link: { label: '전체 주문 보기', href: path } }
  return { title: '아직 주문하신 상품이 없습니다.', reason: '스토어에서 주문하시면 이곳에 모입니다.', link: TO_STORE }
}
