'use client'
import { useCallback, useMemo, useState } from 'react'
import { ReasonDialog } from '@/builder/list/reason-dialog'
import { StatusTabs } from '@/builder/list/status-tabs'
import { useListRows } from '@/builder/list/use-list-rows'
import { LINE_BUTTON } from '@/builder/ui/button'
import type { AnyContract, Listed } from '@/schemas/api/base/contract'
import { CallFailure } from '@/schemas/api/base/failure'
import { rightsOf } from '@/schemas/rules/base/rights'
import { ListScreen } from '../list-screen'
import type { ListScreenProps } from '../list-screen-props'
import { ListScreenRows } from '../list-screen-rows'
import { ListViews } from '../list-views'
import type { Desk, DeskAct } from './define-desk'
import { DeskFilters } from './desk-filters'
import { DeskTable } from './desk-table'

interface Done {
  words: string
  isFailed?: true
  /** Takes it back. */
  undo?: () => void
}

/** The screen of a desk: tabs of states, filters, rows, and the questions before what is done with a row. */
export function DeskScreen<C extends AnyContract>({ desk, brand, person, query, first }: ListScreenProps<C> & { desk: Desk<C> }) {
  type Row = Listed<C>
  const rows = useListRows(desk, query, first)
  const { view, go, list } = rows
  const { mutate } = list
  const [asked, setAsked] = useState<{ act: DeskAct<Row>; row: Row } | null>(null)
  const [done, setDone] = useState<Done | null>(null)
  const acts = useMemo(() => {
    const rights = rightsOf(person)
    return (desk.acts ?? []).filter(({ act }) => (act === 'write' ? rights.writes(desk.id) : rights.publishes(desk.id)))
  }, [desk, person])
  const onAct = useCallback(
    (act: DeskAct<Row>, row: Row): void => {
      setDone(null)
      if ('dialog' in act || act.ask) return setAsked({ act, row })
      void act
        .send(row, '')
        .then(
          ({ resultMessage }) => setDone({ words: resultMessage }),
          (error: unknown) => setDone({ words: error instanceof CallFailure ? error.message : TRY_AGAIN, isFailed: true }),
        )
        .then(() => mutate())
    },
    [mutate],
  )
  const finish = async (words: string, undo?: () => void): Promise<void> => {
    setDone({ words, ...(undo ? { undo } : {}) })
    setAsked(null)
    await mutate()
  }
  /** As the list has it now; a filter may have let it go. */
  const row = asked && (list.data?.answer.items.find((one) => desk.idOf(one) === desk.idOf(asked.row)) ?? asked.row)
  const content = (
    <>
      <div className="my-4 mb-3 flex flex-wrap items-center gap-2">
        <DeskFilters desk={desk} view={view} go={go} />
        {desk.savedViews && <ListViews of={desk.savedViews} person={person} kind={desk} rows={rows} />}
      </div>
      <div
        role={done?.isFailed ? 'alert' : 'status'}
        className={`mb-2 flex min-h-8 flex-wrap items-center gap-3 ${done?.isFailed ? 'text-danger' : 'text-studio-accent-700'}`}
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
        nothing={desk.nothing}
        isFiltered={desk.isFiltered(view)}
        onReset={() => go(desk.unfiltered)}
      >
        {(shown) => <DeskTable desk={desk} acts={acts} view={view} go={go} rows={shown} onAct={onAct} />}
      </ListScreenRows>
    </>
  )
  return (
    <ListScreen brand={brand} person={person} here={desk.id} title={desk.title} unit={desk.unit} list={list}>
      {desk.states ? (
        <StatusTabs
          statuses={Object.keys(desk.states.words)}
          wordsOf={(state) => desk.states!.words[state]!}
          counts={countsOf(list.data?.answer.item)}
          value={view.state}
          onChange={(state) => go({ state })}
        >
          {content}
        </StatusTabs>
      ) : (
        content
      )}
      {asked && row && (
        <ActQuestion
          key={`${asked.act.id} ${desk.idOf(asked.row)}`}
          act={asked.act}
          row={row}
          onConflict={() => mutate()}
          onDone={(words) => {
            const undo = 'undo' in asked.act ? acts.find(({ id }) => 'undo' in asked.act && id === asked.act.undo) : undefined
            void finish(words, undo && (() => onAct(undo, row)))
          }}
          onClose={() => setAsked(null)}
        />
      )}
    </ListScreen>
  )
}

const TRY_AGAIN = '저장하지 못했습니다. 잠시 후 다시 시도해 주세요.'

/** Numbers of the states as the contract's item has them; that of all is their sum where it is not said. */
function countsOf(item: unknown): Record<string, number> | undefined {
  const { counts } = (item ?? {}) as { counts?: Record<string, number> }
  return counts && { all: Object.values(counts).reduce((sum, count) => sum + count, 0), ...counts }
}

interface QuestionProps<R> {
  act: DeskAct<R>
  row: R
  onConflict: () => Promise<unknown>
  onDone: (words: string) => void
  onClose: () => void
}

/** What is asked before an act: a form of its own, or a reason. */
function ActQuestion<R>({ act, row, onConflict, onDone, onClose }: QuestionProps<R>) {
  if ('dialog' in act) return <act.dialog row={row} onConflict={onConflict} onDone={onDone} onClose={onClose} />
  if (!act.ask) return null
  const { text } = act.ask
  return (
    <ReasonDialog
      {...act.ask}
      text={typeof text === 'string' ? text : text(row)}
      onSubmit={async (reason) => onDone((await act.send(row, reason)).resultMessage)}
      onClose={onClose}
    />
  )
}
