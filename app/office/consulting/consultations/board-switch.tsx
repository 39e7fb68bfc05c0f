'use client'
import { Columns3 } from 'lucide-react'
import type { DeskView } from '../../_parts/desk/desk-definition'
import { LookSwitch } from '../../_parts/desk/look-switch'

/** The same requests as a table or as a board. */
export const BoardSwitch = ({ now: { view } }: { now: { view: DeskView } }) => (
  <LookSwitch look="board" words="보드" icon={Columns3} isShown={view.filters['look'] === 'board'} />
)
