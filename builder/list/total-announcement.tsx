import type { AnyContract } from '@/schemas/api/base/contract'
import { totalWords, type Total, type Unit } from './total-words'
import type { RowsState } from './use-rows'

interface TotalAnnouncementProps<C> {
  list: RowsState<C>
  /** Where the answer does not know it. */
  whole?: Total
  unit?: Unit | undefined
}

/** Says how many rows a list has, once they are there. */
export function TotalAnnouncement<C extends AnyContract>({ list: { data, isValidating }, whole, unit }: TotalAnnouncementProps<C>) {
  return (
    <p role="status" className="sr-only">
      {data && !isValidating ? `총 ${totalWords(whole ?? { total: data.answer.totalCount ?? 0, isMore: false }, unit)}` : ''}
    </p>
  )
}
