import type { ViewProps } from '@/renderer/define-block'
import { facetQuery } from '@/blocks/base/_parts/facets/facet-query'
import { NoRecord } from '@/blocks/base/_parts/no-record'
import { TO_STORE } from '../_parts/to-store'
import { GoodsBrowser } from './goods-browser.lazy'
import type { Data } from './load'
import type { Props } from './schema'
import { GOODS_ORDERS } from './goods-orders'

/** Goods with their conditions, orders and pages in the URL, 24 a page (C-PAGE24). */
export function GoodsList({ id, props, data, page }: ViewProps<Props, Data | null>) {
  if (!data) return <NoRecord what="상품의 목록을" where="카테고리와 브랜드샵" link={TO_STORE} />
  return (
    <div className="frame mt-8! mb-(--space-section)! md:mt-10!">
      <GoodsBrowser
        id={id}
        label={data.label}
        path={page.path}
        query={facetQuery(page.query, GOODS_ORDERS)}
        size={props.size ?? 24}
        first={data.answer}
        onward={TO_STORE}
        place={data.place}
        level={2}
        ratio="1/1"
        dense
      />
    </div>
  )
}
