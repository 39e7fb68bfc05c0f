import { Columns3, List } from 'lucide-react'
import { ICON } from '@/builder/ui/icon'
import { SEGMENT, SEGMENTS } from '@/builder/ui/segment'
import type { ConsultationListView } from './consultation-list-view'

interface LookSwitchProps {
  look: ConsultationListView['look']
  onChoose: (look: ConsultationListView['look']) => void
}

/** The same requests as a table or as a board; the filters stay. */
export function LookSwitch({ look, onChoose }: LookSwitchProps) {
  return (
    <div role="group" aria-label="보는 방법" className={SEGMENTS}>
      <button type="button" aria-pressed={look === null} onClick={() => onChoose(null)} className={SEGMENT}>
        <List {...ICON} />
        목록
      </button>
      <button type="button" aria-pressed={look === 'board'} onClick={() => onChoose('board')} className={SEGMENT}>
        <Columns3 {...ICON} />
        보드
      </button>
    </div>
  )
}
