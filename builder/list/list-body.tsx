import type { ReactNode } from 'react'
import type { AnyContract } from '@/schemas/api/base/contract'
import { NotLoaded } from './not-loaded'
import { Pager } from './pager'
import type { Total } from './total-words'
import type { RowsState } from './use-rows'
import { WaitingRows } from './waiting-rows'

interface ListBodyProps<C> {
  list: RowsState<C>
  page: number
  /** Rows of one page, where the list asks for another number than usual. */
  pageSize?: number
  onPage: (page: number) => void
  /** How many rows there are, where the answer does not know it. */
  whole?: Total
  /** Rendered when there are no rows. */
  empty: (total: number) => ReactNode
  children: (rows: NonNullable<RowsState<C>['data']>) => ReactNode
}

/** The rows of a list in every state: loading, failed, empty, and one page of rows. */
export function ListBody<C extends AnyContract>({
  list: { data, error, isValidating, mutate },
  page,
  pageSize,
  onPage,
  whole,
  empty,
  children,
}: ListBodyProps<C>) {
  const { total, isMore } = whole ?? { total: data?.answer.totalCount ?? 0, isMore: false }
  return (
    <>
      {error !== undefined && <NotLoaded error={error} isPartial={data !== undefined} onRetry={() => void mutate()} />}
      {!data && error === undefined && <WaitingRows />}
      {data &&
        (data.answer.items.length > 0 ? (
          <div aria-busy={isValidating}>
            {children(data)}
            <Pager page={page} {...(pageSize === undefined ? {} : { size: pageSize })} total={total} isMore={isMore} onPage={onPage} />
          </div>
        ) : (
          empty(total)
        ))}
    </>
  )
}
