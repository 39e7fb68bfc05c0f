'use client'
import { ActButton } from '@/builder/ui/act-button'
import { Columns3, List } from 'lucide-react'
import { writeQuery } from '@/builder/list/use-query'
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
      <ActButton icon={List} look={SEGMENT} aria-pressed={!isBoard} onClick={() => show(null)}>
        목록
      </ActButton>
      <ActButton icon={Columns3} look={SEGMENT} aria-pressed={isBoard} onClick={() => show('board')}>
        보드
      </ActButton>
    </div>
  )
}
