import type { ReactNode } from 'react'
import { NotLoaded } from '@/builder/list/not-loaded'
import type { Rows, RowsState } from '@/builder/list/use-rows'
import { WaitingRows } from '@/builder/list/waiting-rows'
import { CallFailure } from '@/schemas/api/base/failure'
import type { boardConsultations } from '@/schemas/api/consulting/desk'

interface BoardBodyProps {
  board: RowsState<typeof boardConsultations>
  children: (rows: Rows<typeof boardConsultations>) => ReactNode
}

/** The board in every state: loading, failed with what was there before, and its columns, which stay where they are empty. */
export function BoardBody({ board: { data, error, isValidating, mutate }, children }: BoardBodyProps) {
  return (
    <>
      {error !== undefined && (
        <NotLoaded
          message={error instanceof CallFailure ? error.message : '잠시 후 다시 시도해 주세요.'}
          isPartial={data !== undefined}
          onRetry={() => void mutate()}
        />
      )}
      {!data && error === undefined && <WaitingRows />}
      {data && <div aria-busy={isValidating}>{children(data)}</div>}
    </>
  )
}
