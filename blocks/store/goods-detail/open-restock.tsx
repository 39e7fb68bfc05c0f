'use client'
import { openDialog } from '@/lib/ui/dialogs'
import { call } from '@/schemas/api/base/call'
import { sessionUser } from '@/schemas/api/auth/session-state'
import { listRestocks } from '@/schemas/api/store/restocks'
import { RequestDialog } from '@/blocks/base/_parts/request-dialog'
import { SHEET } from '@/blocks/base/_parts/sheet'
import { RestockForm } from './restock-form'
import type { SoldOut } from './sold-out'

interface Wanted {
  goodsId: string
  soldOut: SoldOut
  /** The option that is chosen at first. */
  first: string | undefined
}

const TITLE = '재입고 알림'
const sheet = `${SHEET} max-h-[calc(100dvh-64px)] max-sm:h-fit! w-[min(560px,calc(100vw-48px))]`

export async function openRestock({ goodsId, soldOut, first }: Wanted): Promise<void> {
  // Whoever is not signed in waits for nothing yet.
  const own = async (signal: AbortSignal) => {
    if (!(await sessionUser())) return []
    const { items } = await call(listRestocks, { goodsId }, { signal })
    return items.map(({ variantId }) => variantId)
  }
  await openDialog<undefined>('restock', {
    title: TITLE,
    className: sheet,
    render: (close) => (
      <RequestDialog title={TITLE} label="재입고 알림 신청" ask={own} close={() => close()}>
        {(waiting) => <RestockForm soldOut={soldOut} first={first} waiting={waiting} onAsked={() => close()} />}
      </RequestDialog>
    ),
  })
}
