import type { ReactNode } from 'react'
import { NotLoaded } from '@/builder/list/not-loaded'
import type { Rows, RowsState } from '@/builder/list/use-rows'
import { WaitingRows } from '@/builder/list/waiting-rows'
import type { boardConsultations } from '@/schemas/api/consulting/desk'

interface BoardBodyProps {
  board: RowsState<typeof boardConsultations>
  children: (rows: Rows<typeof boardConsultations>) => ReactNode
}

/** The board in every state: loading, failed with what was there before, and its columns, which stay where they are empty. */
export function BoardBody({ board: { data, error, isValidating, mutate }, children }: BoardBodyProps) {
  return (
    <>
      {error !== undefined && <NotLoaded error={error} isPartial={data !== undefined} onRetry={() => void mutate()} />}
      {!data && error === undefined && <WaitingRows />}
      {data && <div aria-busy={isValidating}>{children(data)}</div>}
    </>
  )
}
