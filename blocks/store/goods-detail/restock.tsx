'use client'
import { showFault } from '@/lib/ui/show-snackbar'
import { RESTOCK_PLACE } from '@/schemas/rules/store/restock'
import { MISSING_PART } from '@/schemas/words/unexpected'
import { LineButton } from '@/blocks/base/_parts/form/buttons'
import type { SoldOut } from './sold-out'
import { useReturn } from './use-return'

/** Options that are sold out can be waited for. What the dialog needs comes with the press, or with the sign-in that leads back to it. */
export function Restock({ goodsId, soldOut }: { goodsId: string; soldOut: SoldOut }) {
  const open = (first?: string) =>
    void import('./open-restock').then(
      ({ openRestock }) => openRestock({ goodsId, soldOut, first }),
      () => void showFault(MISSING_PART),
    )
  useReturn(RESTOCK_PLACE, (wanted) => soldOut.some(([variantId]) => variantId === wanted) && open(wanted))
  return (
    <LineButton onClick={() => open()} aria-haspopup="dialog" className="mt-4 w-full">
      품절된 옵션 재입고 알림 받기
    </LineButton>
  )
}
