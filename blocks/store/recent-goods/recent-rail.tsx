'use client'
import { goodsPath } from '@/schemas/rules/store/goods-path'
import { ViewedRail } from '@/blocks/catalog/_parts/viewed-rail'
import { forgetGoods, useRecentGoods } from '../_parts/use-recent-goods'

/** A row of viewed goods, newest first; renders nothing before the first one. The page of remodelling redirects to its own path. */
export function RecentRail({ id, title, except }: { id: string; title: string; except: string | undefined }) {
  const viewed = useRecentGoods().filter((goods) => goods.id !== except)
  return (
    <ViewedRail id={id} title={title} viewed={viewed} hrefOf={(goods) => goodsPath({ id: goods, kind: 'goods' })} onForget={forgetGoods} />
  )
}
