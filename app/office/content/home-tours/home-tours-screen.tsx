'use client'
// Home tours that members published: staff see them and may hide one, with a reason that its writer reads.
import { useMemo, useState } from 'react'
import { ReasonDialog } from '@/builder/list/reason-dialog'
import { SearchField } from '@/builder/list/search-field'
import { StatusTabs } from '@/builder/list/status-tabs'
import { useListRows } from '@/builder/list/use-list-rows'
import { call } from '@/schemas/api/base/call'
import { sayFailure } from '@/schemas/api/base/tracked-call'
import { browseHomeTours, hideHomeTour, SHOWN_STATES, showHomeTour } from '@/schemas/api/content/home-tours'
import { ListScreen } from '../../_parts/list-screen'
import type { ListScreenProps } from '../../_parts/list-screen-props'
import { ListScreenRows } from '../../_parts/list-screen-rows'
import { ListViews } from '../../_parts/list-views'
import { homeTourInput, readHomeTourView, withHomeTourChange, writeHomeTourView } from './home-tour-list-view'
import { HomeToursTable, STATE_WORDS, type HomeTourRow } from './home-tours-table'

const LIST = {
  name: 'home-tours',
  contract: browseHomeTours,
  inputOf: homeTourInput,
  read: readHomeTourView,
  write: writeHomeTourView,
  change: withHomeTourChange,
}

export function HomeToursScreen({ brand, person, query, first, mayHide }: ListScreenProps<typeof browseHomeTours> & { mayHide: boolean }) {
  const rows = useListRows(LIST, query, first)
  const { view, go, list } = rows
  const { mutate } = list
  const [hiding, setHiding] = useState<HomeTourRow>()
  const [done, setDone] = useState('')
  const counts = list.data?.answer.item.counts
  const all = counts && counts.published + counts.hidden + counts.unpublished
  const acts = useMemo(() => {
    if (!mayHide) return undefined
    const show = async ({ seq, title }: HomeTourRow) => {
      try {
        await call(showHomeTour, { seq })
        setDone(`‘${title}’: 다시 보입니다.`)
        await mutate()
      } catch (error) {
        await sayFailure(error, { id: showHomeTour.id })
      }
    }
    return { hide: setHiding, show: (row: HomeTourRow) => void show(row) }
  }, [mayHide, mutate])

  return (
    <ListScreen brand={brand} person={person} here="home-tours" title="회원 집들이" unit="건" list={list}>
      <StatusTabs
        statuses={SHOWN_STATES}
        wordsOf={(state) => STATE_WORDS[state]}
        counts={counts && all !== undefined ? { ...counts, all } : undefined}
        value={view.state}
        onChange={(state) => go({ state })}
      >
        <div className="my-4 mb-3 flex flex-wrap items-center gap-2">
          <SearchField
            label="집들이 찾기"
            placeholder="제목이나 닉네임으로 찾기"
            value={view.search}
            onSearch={(search) => go({ search }, view.search === '' ? 'push' : 'replace')}
          />
          <ListViews of="home-tours" person={person} kind={LIST} rows={rows} />
        </div>
        <p role="status" className="mb-2 text-studio-label text-studio-text-mute empty:hidden">
          {done}
        </p>
        <ListScreenRows
          rows={rows}
          what="집들이"
          nothing={{ title: '아직 회원이 게시한 집들이가 없습니다.', text: '회원이 집들이를 게시하면 여기에 보입니다.' }}
          isFiltered={view.state !== null || view.search !== ''}
          onReset={() => go({ state: null, search: '' })}
        >
          {({ answer, at }) => <HomeToursTable view={view} go={go} rows={answer.items} total={answer.totalCount} now={at} acts={acts} />}
        </ListScreenRows>
      </StatusTabs>
      {hiding && (
        <ReasonDialog
          title="집들이 숨기기"
          text={`‘${hiding.title}’ 글이 방문자에게 보이지 않게 됩니다. 이유는 글을 쓴 회원에게 보이고 감사 기록에 남습니다.`}
          label="숨기는 이유"
          words="숨기기"
          busyWords="숨기고 있습니다"
          onSubmit={async (reason) => {
            await call(hideHomeTour, { seq: hiding.seq, reason })
            setDone(`‘${hiding.title}’: 숨겼습니다.`)
            setHiding(undefined)
            await mutate()
          }}
          onClose={() => setHiding(undefined)}
        />
      )}
    </ListScreen>
  )
}
