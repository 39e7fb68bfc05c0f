import { useCallback, useEffect, useMemo, useState } from 'react'
import type { Chosen } from '@/builder/list/data-table'
import { readNames } from '@/builder/list/column-choice'
import { useListRows } from '@/builder/list/use-list-rows'
import { withParticle } from '@/lib/particle'
import type { AnyContract, Listed } from '@/schemas/api/base/contract'
import { CallFailure } from '@/schemas/api/base/failure'
import { MOST_AT_ONCE } from '@/schemas/api/base/many'
import { rightsOf } from '@/schemas/rules/base/rights'
import { useStored } from '../use-stored'
import { rememberList } from '../use-left-list'
import type { ListScreenProps } from '../list-screen-props'
import { matchingRows } from './matching-rows'
import type { Desk, DeskAct, DeskBulkAct, DeskDone, DeskFound, DeskNow, DeskTool } from './desk-definition'

/** What is asked now. */
export type DeskRequest<C extends AnyContract> =
  | { kind: 'row'; act: DeskAct<Listed<C>>; row: Listed<C> }
  | { kind: 'bulk'; act: DeskBulkAct<C> }
  | { kind: 'tool'; tool: DeskTool<C> }
  | { kind: 'create' | 'find' | 'file' }

const TRY_AGAIN = '저장하지 못했습니다. 잠시 후 다시 시도해 주세요.'

/** The state of a desk: its view and rows, what is chosen, opened, asked and done, and what the role of the person permits. */
export function useDesk<C extends AnyContract>(desk: Desk<C>, { person, query, first }: Omit<ListScreenProps<C>, 'brand'>) {
  type Row = Listed<C>
  const rows = useListRows(desk, query, first)
  const { view, list } = rows
  const { mutate } = list
  const left = desk.write(view)
  useEffect(() => rememberList(location.pathname, left), [left])
  const [chosen, setChosen] = useState<Chosen<Row>>(new Map())
  const [opened, setOpened] = useState<ReadonlyMap<string, unknown>>(new Map())
  const [found, setFound] = useState<(DeskFound<Row> & { at: number }) | null>(null)
  const [asked, setAsked] = useState<DeskRequest<C> | null>(null)
  const [done, setDone] = useState<DeskDone>({ words: '' })
  const rights = useMemo(() => rightsOf(person), [person])
  const [columns, onColumns] = useStored(`maru-columns/${person.id}/desk:${desk.name ?? desk.id}`, readNames)
  const permitted = useMemo(() => {
    const may = ({ act = 'see' }: { act?: DeskTool<C>['act'] }): boolean => rights.may(desk.id, act)
    return {
      acts: (desk.acts ?? []).filter(may),
      bulk: (desk.bulk?.acts ?? []).filter(may),
      tools: (desk.tools ?? []).filter(may),
      create: rights.writes(desk.id) ? desk.create : undefined,
      file: desk.file && may(desk.file) ? desk.file : undefined,
    }
  }, [desk, rights])
  const answer = list.data?.answer
  const now: DeskNow<C> = { view, item: answer?.item, rows: answer?.items ?? [], total: answer?.totalCount ?? 0, person }

  const go: typeof rows.go = (change, how) => {
    const { filters } = change
    if (filters && desk.bulk?.within?.some((name) => filters[name] !== view.filters[name])) setChosen(new Map())
    rows.go(change, how)
  }
  const finish = (next: DeskDone): void => {
    setAsked(null)
    setDone(next)
    void mutate()
  }
  const onAct = useCallback(
    (act: DeskAct<Row>, row: Row): void => {
      setDone({ words: '' })
      if ('dialog' in act || act.ask) return setAsked({ kind: 'row', act, row })
      const sent = act.send(row, '').then(
        ({ resultMessage }) => setDone({ words: resultMessage }),
        (error: unknown) => setDone({ words: error instanceof CallFailure ? error.message : TRY_AGAIN, isFailed: true }),
      )
      void sent.then(() => mutate())
    },
    [mutate],
  )
  const [isChoosing, setChoosing] = useState(false)
  /** Rows of other pages as well. */
  const chooseMatching = async (): Promise<void> => {
    if (isChoosing) return
    setChoosing(true)
    try {
      const found = await matchingRows(desk, view)
      setChosen(found)
      const all = `조건에 맞는 ${now.total.toLocaleString('ko-KR')}건`
      setDone({
        words:
          found.size < Math.min(now.total, MOST_AT_ONCE)
            ? `${all} 가운데 고를 수 있는 ${found.size}건을 골랐습니다.`
            : found.size < now.total
              ? `${all} 가운데 ${found.size}건을 골랐습니다. 한 번에 ${MOST_AT_ONCE}건까지 고를 수 있습니다.`
              : `${withParticle(all, '을/를')} 모두 골랐습니다.`,
      })
    } catch (error) {
      setDone({ words: error instanceof CallFailure ? error.message : '고르지 못했습니다. 잠시 후 다시 시도해 주세요.', isFailed: true })
    }
    setChoosing(false)
  }
  const say = useCallback((words: string) => setDone({ words }), [])

  return {
    ...{ columns, onColumns },
    ...{ desk, person, rights, rows: { ...rows, go }, view, go, list, now, permitted },
    ...{ isChoosing, chooseMatching },
    ...{ chosen, setChosen, opened, setOpened, found, setFound, asked, setAsked, done, say, finish, onAct },
  }
}

export type DeskState<C extends AnyContract> = ReturnType<typeof useDesk<C>>
