'use client'
// What visitors did: counts by day and source, compared with the days before, as tables, a plot and a file.
import { Download } from 'lucide-react'
import { useState } from 'react'
import { NotLoaded } from '@/builder/list/not-loaded'
import { useListRows } from '@/builder/list/use-list-rows'
import { WaitingRows } from '@/builder/list/waiting-rows'
import { download } from '@/builder/save/export-json'
import { ActButton } from '@/builder/ui/act-button'
import { call } from '@/schemas/api/base/call'
import { CallFailure } from '@/schemas/api/base/failure'
import { exportDashboard, readDashboard } from '@/schemas/api/site/dashboard'
import type { ListScreenProps } from '../../_parts/list-screen-props'
import { ListScreen } from '../../_parts/list-screen'
import { CountSection } from './count-section'
import { CountTiles } from './count-tiles'
import { periodWords } from './words'
import { DashboardFilters } from './dashboard-filters'
import { dashboardInput, readDashboardView, withDashboardChange, writeDashboardView } from './dashboard-view'
import { SourceRanks, SubjectRanks } from './ranks'
import { SpeedSection } from './speed-section'

const BOARD = {
  name: 'dashboard',
  contract: readDashboard,
  inputOf: dashboardInput,
  read: readDashboardView,
  write: writeDashboardView,
  change: withDashboardChange,
}
const AGAIN = '잠시 후 다시 시도해 주세요.'

export function DashboardScreen({ brand, person, query, first }: ListScreenProps<typeof readDashboard>) {
  const { view, go, list } = useListRows(BOARD, query, first)
  const { data, error, isValidating, mutate } = list
  const [done, setDone] = useState('')
  const board = data?.answer.item
  const chosen = board?.kinds.find(({ kind }) => kind === board.kind)

  async function save(): Promise<void> {
    try {
      const { item } = await call(exportDashboard, dashboardInput(view))
      download(item.csv, 'text/csv;charset=utf-8', item.name)
      setDone(`${item.rows.toLocaleString('ko-KR')}줄을 CSV 파일로 내려받았습니다.`)
    } catch (failure) {
      setDone(failure instanceof CallFailure ? failure.message : `파일을 만들지 못했습니다. ${AGAIN}`)
    }
  }

  return (
    <ListScreen
      {...{ brand, person, here: 'dashboard' }}
      title="방문 통계"
      act={
        <ActButton icon={Download} disabled={!board} onClick={() => void save()}>
          CSV 내려받기
        </ActButton>
      }
    >
      <DashboardFilters view={view} go={go} from={board?.from ?? ''} until={board?.until ?? ''} />
      <p role="status" className="text-studio-accent-700 empty:hidden">
        {done}
      </p>
      {error !== undefined && <NotLoaded error={error} isPartial={board !== undefined} onRetry={() => void mutate()} />}
      {!board && error === undefined && <WaitingRows />}
      {board && chosen && (
        <div className="grid max-w-6xl grid-cols-1 gap-8" aria-busy={isValidating}>
          <div>
            <p className="mb-3 text-studio-text-mute">
              {periodWords(board.from, board.until)}, 앞 기간은 {periodWords(board.beforeFrom, board.beforeUntil)}입니다.
              {view.source && ' 들어온 곳을 함께 세는 것만 보여 드립니다.'}
            </p>
            <CountTiles kinds={board.kinds} chosen={board.kind} onChoose={(kind) => go({ kind })} />
          </div>
          <CountSection
            kind={chosen}
            days={daysFrom(board.from, chosen.byDay.length)}
            beforeDays={daysFrom(board.beforeFrom, chosen.byDay.length)}
          />
          <div className="grid gap-8 lg:grid-cols-2">
            {chosen.subject !== '' && <SubjectRanks kind={chosen} subjects={board.subjects} />}
            {chosen.hasSource && <SourceRanks sources={board.sources} />}
          </div>
          <SpeedSection vitals={board.vitals} />
          <p className="text-studio-label font-normal text-studio-text-mute">
            한 방문자가 하루에 같은 페이지를 여러 번 보아도 한 번으로 셉니다. 로봇, 운영자, 미리보기와 편집 화면은 세지 않고, 방문자에 관한
            정보는 남기지 않습니다. 검색어와 열리지 않은 주소는 90일, 나머지는 2년 동안 보관합니다.
          </p>
        </div>
      )}
    </ListScreen>
  )
}

/** Consecutive days as the service counts them. */
const daysFrom = (first: string, count: number): string[] =>
  Array.from({ length: count }, (_, at) => new Date(Date.parse(first) + at * 86_400_000).toISOString().slice(0, 10))
