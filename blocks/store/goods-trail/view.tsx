import type { ViewProps } from '@/renderer/define-block'
import { NoRecord } from '@/blocks/base/_parts/no-record'
import { Trail } from '@/blocks/base/_parts/trail'
import { goodsOf } from '../_parts/goods-of'
import { TO_STORE } from '../_parts/to-store'
import type { Props } from './schema'

/** The way to goods through their categories. */
export function GoodsTrail({ page }: ViewProps<Props>) {
  const goods = goodsOf(page)
  if (!goods) return <NoRecord what="상품의 현재 위치를" where="상품 상세" link={TO_STORE} />
  return (
    <Trail
      between={[{ label: '스토어', href: TO_STORE.href }, ...goods.categories.map(({ name, link }) => ({ label: name, href: link }))]}
      current={goods.name}
      page={page}
    />
  )
}
