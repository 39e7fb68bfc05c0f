import type { ViewProps } from '@/renderer/define-block'
import { goodsOf } from '../_parts/goods-of'
import { RecentRail } from './recent-rail.lazy'
import type { Props } from './schema'

/** Goods stored by this browser, except the page's own. */
export function RecentGoods({ id, props, page }: ViewProps<Props>) {
  return (
    <div>
      <RecentRail id={`${id}-title`} title={props.title} except={goodsOf(page)?.id} />
    </div>
  )
}
