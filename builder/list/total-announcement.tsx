import type { AnyContract } from '@/schemas/api/base/contract'
import type { RowsState } from './use-rows'

/** Says how many rows a list has, once they are there. */
export function TotalAnnouncement<C extends AnyContract>({ list: { data, isValidating } }: { list: RowsState<C> }) {
  return (
    <p role="status" className="sr-only">
      {data && !isValidating ? `총 ${data.answer.totalCount}개` : ''}
    </p>
  )
}
