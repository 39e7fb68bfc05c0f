import type { ViewProps } from '@/renderer/define-block'
import { facetQuery } from '@/blocks/base/_parts/facets/facet-query'
import { keptCategory } from '../_parts/product/category-field'
import { NoRecord } from '@/blocks/base/_parts/no-record'
import { PRODUCT_HOME } from '../_parts/product/product-home'
import type { Data } from './load'
import { PRODUCT_ORDERS } from './product-orders'
import { ProductBrowser } from './product-browser.lazy'
import type { Props } from './schema'

/** The products of a category, 24 a page (C-PAGE24), with its attributes as conditions. */
export function ProductList({ id, props, data, page }: ViewProps<Props, Data | null>) {
  if (!data) return <NoRecord what="카테고리의 제품을" where="카테고리" link={PRODUCT_HOME} />
  return (
    <div className="frame mt-8! mb-(--space-section)! md:mt-10!">
      <ProductBrowser
        key={data.category}
        id={id}
        label={data.label}
        path={page.path}
        keep={keptCategory(page)}
        query={facetQuery(page.query, PRODUCT_ORDERS)}
        size={props.size ?? 24}
        first={data.answer}
        onward={PRODUCT_HOME}
        category={data.category}
        level={2}
        ratio="1/1"
        dense
      />
    </div>
  )
}
