'use client'
import { Plus } from 'lucide-react'
import { StatusTabs } from '@/builder/list/status-tabs'
import { ActButton } from '@/builder/ui/act-button'
import type { AnyContract } from '@/schemas/api/base/contract'
import { ListScreen } from '../list-screen'
import type { ListScreenProps } from '../list-screen-props'
import { ListScreenRows } from '../list-screen-rows'
import type { Desk } from './desk-definition'
import { ArrivedSince } from './arrived-since'
import { DeskBar } from './desk-bar'
import { DeskBulkLine } from './desk-bulk-line'
import { DeskFoundRows } from './desk-found-rows'
import { DeskQuestion } from './desk-question'
import { DeskSaid } from './desk-said'
import { DeskTable } from './desk-table'
import { useDesk, type DeskState } from './use-desk'

/** The screen of a desk: tabs of states, filters, rows, and the questions before what is done with them. */
export function DeskScreen<C extends AnyContract>({ desk, brand, ...props }: ListScreenProps<C> & { desk: Desk<C> }) {
  const state = useDesk(desk, props)
  const { found, list, permitted, setAsked } = state
  const { id, here = id, title, unit, find } = desk
  const create = permitted.create && { words: permitted.create.words, onCreate: () => setAsked({ kind: 'create' }) }
  return (
    <ListScreen {...{ brand, person: props.person, here, title, unit, create }} count={found?.rows.length} list={found ? undefined : list}>
      {find && !find.button && (
        <find.form onFound={(rows) => state.setFound(rows && { ...rows, at: Date.now() })} onClose={() => undefined} />
      )}
      {found ? <DeskFoundRows state={state} found={found} /> : <DeskTabs state={state} />}
      <DeskQuestion state={state} />
    </ListScreen>
  )
}

/** The list in its tabs; a desk without states has none. */
function DeskTabs<C extends AnyContract>({ state }: { state: DeskState<C> }) {
  const { desk, now, view, go } = state
  const { states } = desk
  if (!states) return <DeskList state={state} />
  return (
    <StatusTabs
      statuses={Object.keys(states.words)}
      wordsOf={(one) => states.words[one]!}
      counts={countsOf(now.item)}
      value={view.state}
      onChange={(one) => go({ state: one })}
    >
      <DeskList state={state} />
    </StatusTabs>
  )
}

function DeskList<C extends AnyContract>({ state }: { state: DeskState<C> }) {
  const { desk, now, view, go, rows, list, permitted, setAsked } = state
  const { above: Above, below: Below } = desk
  return (
    <>
      <DeskBar state={state} />
      {Above && <Above now={now} />}
      <DeskSaid {...state.done} what={desk.what} />
      {list.data && <ArrivedSince here={desk.here ?? desk.id} at={list.data.at} onRead={() => void list.mutate()} />}
      <DeskBulkLine state={state} />
      <ListScreenRows
        rows={rows}
        what={desk.what}
        nothing={{
          ...desk.nothing,
          act: permitted.create && (
            <ActButton icon={Plus} onClick={() => setAsked({ kind: 'create' })}>
              {permitted.create.words}
            </ActButton>
          ),
        }}
        isFiltered={desk.isFiltered(view)}
        filteredText={view.search === '' ? undefined : desk.search?.elsewhere}
        onReset={() => go(desk.unfiltered)}
      >
        {({ answer, at }) => <DeskTable state={state} rows={answer.items} total={answer.totalCount} at={at} />}
      </ListScreenRows>
      {Below && now.rows.length > 0 && <Below now={now} />}
    </>
  )
}

/** Numbers of the states as the contract's item has them; that of all is their sum where it is not said. */
function countsOf(item: unknown): Record<string, number> | undefined {
  const { counts } = (item ?? {}) as { counts?: Record<string, number> }
  return counts && { all: Object.values(counts).reduce((sum, count) => sum + count, 0), ...counts }
}
