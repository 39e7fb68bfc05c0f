'use client'
import { Columns3, List } from 'lucide-react'
import { writeQuery } from '@/builder/list/use-query'
import { ICON } from '@/builder/ui/icon'
import { SEGMENT, SEGMENTS } from '@/builder/ui/segment'
import type { DeskView } from '../../_parts/desk/desk-definition'

/** The filters stay, and either look starts at its beginning. */
function show(look: 'board' | null): void {
  const query = new URLSearchParams(location.search)
  query.delete('page')
  if (look) query.set('look', look)
  else query.delete('look')
  writeQuery(query.size > 0 ? `?${query.toString()}` : '', 'push')
}

/** The same requests as a table or as a board. */
export function LookSwitch({ now: { view } }: { now: { view: DeskView } }) {
  const isBoard = view.filters['look'] === 'board'
  return (
    <div role="group" aria-label="보는 방법" className={SEGMENTS}>
      <button type="button" aria-pressed={!isBoard} onClick={() => show(null)} className={SEGMENT}>
        <List {...ICON} />
        목록
      </button>
      <button type="button" aria-pressed={isBoard} onClick={() => show('board')} className={SEGMENT}>
        <Columns3 {...ICON} />
        보드
      </button>
    </div>
  )
}
