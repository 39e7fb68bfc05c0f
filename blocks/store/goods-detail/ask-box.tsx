import { ActionLink } from '@/blocks/base/_parts/action-link'
import type { Goods } from '../_parts/goods-of'
import { consultationPath } from './consultation-path'

/** Remodelling has no cart: its price follows from the house, so it is asked for in a consultation. */
export function AskBox({ goods, label }: { goods: Goods; label: string }) {
  return (
    <div className="mt-7">
      <p className="text-small text-ink-soft">집의 구조와 면적에 따라 금액이 달라집니다. 상담에서 실측하고 견적을 알려 드립니다.</p>
      <ActionLink href={consultationPath(goods)} tone="primary" size="lg" className="mt-4 w-full">
        {label}
      </ActionLink>
    </div>
  )
}
