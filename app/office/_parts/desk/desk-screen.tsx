'use client'
import { Plus } from 'lucide-react'
import { useCallback, useMemo, useState } from 'react'
import { StatusTabs } from '@/builder/list/status-tabs'
import { useListRows } from '@/builder/list/use-list-rows'
import { LINE_BUTTON } from '@/builder/ui/button'
import { ICON } from '@/builder/ui/icon'
import type { AnyContract, Listed } from '@/schemas/api/base/contract'
import { CallFailure } from '@/schemas/api/base/failure'
import { rightsOf } from '@/schemas/rules/base/rights'
import { ListScreen } from '../list-screen'
import type { ListScreenProps } from '../list-screen-props'
import { ListScreenRows } from '../list-screen-rows'
import { ListViews } from '../list-views'
import { ActQuestion } from './act-question'
import type { Desk, DeskAct } from './define-desk'
import { DeskFile } from './desk-file'
import { DeskFilters } from './desk-filters'
import { DeskTable } from './desk-table'

interface Done {
  words: string
  isFailed?: true
  /** Takes it back. */
  undo?: () => void
}
const TRY_AGAIN = '저장하지 못했습니다. 잠시 후 다시 시도해 주세요.'

/** The screen of a desk: tabs of states, filters, rows, and the questions before what is done with a row. */
export function DeskScreen<C extends AnyContract>({ desk, brand, person, query, first }: ListScreenProps<C> & { desk: Desk<C> }) {
  type Row = Listed<C>
  const rows = useListRows(desk, query, first)
  const { view, go, list } = rows
  const { mutate } = list
  const [asked, setAsked] = useState<{ act: DeskAct<Row>; row: Row } | null>(null)
  const [isCreating, setCreating] = useState(false)
  const [done, setDone] = useState<Done | null>(null)
  const rights = useMemo(() => rightsOf(person), [person])
  const acts = useMemo(() => {
    const may = { see: true, write: rights.writes(desk.id), publish: rights.publishes(desk.id) }
    return (desk.acts ?? []).filter(({ act }) => may[act])
  }, [desk, rights])
  const onAct = useCallback(
    (act: DeskAct<Row>, row: Row): void => {
      setDone(null)
      if ('dialog' in act || act.ask) return setAsked({ act, row })
      const sent = act.send(row, '').then(
        ({ resultMessage }) => setDone({ words: resultMessage }),
        (error: unknown) => setDone({ words: error instanceof CallFailure ? error.message : TRY_AGAIN, isFailed: true }),
      )
      void sent.then(() => mutate())
    },
    [mutate],
  )
  const close = (): void => setAsked(null)
  /** As the list has it now; a filter may have let it go. */
  const row = asked && (list.data?.answer.items.find((one) => desk.idOf(one) === desk.idOf(asked.row)) ?? asked.row)
  const { states } = desk
  const create = desk.create && rights.writes(desk.id) ? { words: desk.create.words, onCreate: () => setCreating(true) } : undefined
  const content = (
    <>
      <div className="my-4 mb-3 flex flex-wrap items-center gap-2">
        <DeskFilters desk={desk} view={view} go={go} />
        {desk.savedViews && <ListViews of={desk.savedViews} person={person} kind={desk} rows={rows} />}
        {desk.file && (
          <DeskFile desk={desk} file={desk.file} view={view} list={list} rights={rights} onDone={(words) => setDone({ words })} />
        )}
      </div>
      <div
        role={done?.isFailed ? 'alert' : 'status'}
        className={`mb-2 flex flex-wrap items-center gap-3 ${done?.isFailed ? 'text-danger' : 'text-studio-accent-700'}`}
      >
        {done?.words}
        {done?.undo && (
          <button type="button" className={LINE_BUTTON} onClick={done.undo}>
            되돌리기
          </button>
        )}
      </div>
      <ListScreenRows
        rows={rows}
        what={desk.what}
        nothing={{
          ...desk.nothing,
          act: create && (
            <button type="button" className={LINE_BUTTON} onClick={create.onCreate}>
              <Plus {...ICON} />
              {create.words}
            </button>
          ),
        }}
        isFiltered={desk.isFiltered(view)}
        onReset={() => go(desk.unfiltered)}
      >
        {(shown) => <DeskTable desk={desk} acts={acts} view={view} go={go} rows={shown} onAct={onAct} />}
      </ListScreenRows>
    </>
  )
  return (
    <ListScreen brand={brand} person={person} here={desk.id} title={desk.title} unit={desk.unit} list={list} create={create}>
      {states ? (
        <StatusTabs
          statuses={Object.keys(states.words)}
          wordsOf={(state) => states.words[state]!}
          counts={countsOf(list.data?.answer.item)}
          value={view.state}
          onChange={(state) => go({ state })}
        >
          {content}
        </StatusTabs>
      ) : (
        content
      )}
      {desk.create && isCreating && <desk.create.dialog onClose={() => setCreating(false)} />}
      {asked && row && (
        <ActQuestion
          key={`${asked.act.id} ${desk.idOf(asked.row)}`}
          act={asked.act}
          row={row}
          onConflict={() => mutate()}
          onDone={(words) => {
            const undo = 'undo' in asked.act ? acts.find(({ id }) => 'undo' in asked.act && id === asked.act.undo) : undefined
            setDone({ words, ...(undo ? { undo: () => onAct(undo, row) } : {}) })
            close()
            void mutate()
          }}
          onClose={close}
        />
      )}
    </ListScreen>
  )
}

/** Numbers of the states as the contract's item has them; that of all is their sum where it is not said. */
function countsOf(item: unknown): Record<string, number> | undefined {
  const { counts } = (item ?? {}) as { counts?: Record<string, number> }
  return counts && { all: Object.values(counts).reduce((sum, count) => sum + count, 0), ...counts }
}
