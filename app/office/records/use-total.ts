'use client'
import useSWR from 'swr'
import type { Total } from '@/builder/list/total-words'
import type { RowsState } from '@/builder/list/use-rows'
import { call } from '@/schemas/api/base/call'
import { countRecords, type browseRecords } from '@/schemas/api/site/records'
import type { AnyRecordType } from '@/schemas/records/define-record'
import { filterInput, type RecordListView } from './record-list-view'
import { listName } from './use-record-acts'

/** How many records the list has. A long list that is narrowed shows its rows at once and is counted behind them. */
export function useTotal(type: AnyRecordType, view: RecordListView, { data }: RowsState<typeof browseRecords>): Total {
  const isMore = data?.answer.item.isMore ?? false
  const { data: counted } = useSWR(isMore ? [listName(type.type), 'count', filterInput(type, view)] : null, ([, , input]) =>
    call(countRecords, input).then(({ item }) => item),
  )
  const known = { total: data?.answer.totalCount ?? 0, isMore }
  return isMore && counted && counted.total >= known.total ? counted : known
}
