'use client'
import { ReasonDialog } from '@/builder/list/reason-dialog'
import type { AnyContract, Listed } from '@/schemas/api/base/contract'
import { ListExportDialog } from '../list-export-dialog'
import { ActQuestion } from './act-question'
import type { DeskAct, DeskBulkAct } from './desk-definition'
import { StayingPart } from './staying-part'
import { stayingRows } from './staying-rows'
import type { DeskState } from './use-desk'

/** The dialog that is open: a question before an act, a form, or none. */
export function DeskQuestion<C extends AnyContract>({ state }: { state: DeskState<C> }) {
  const { desk, now, asked, setAsked, finish } = state
  const close = (): void => setAsked(null)
  if (!asked) return null
  if (asked.kind === 'row') return <RowQuestion state={state} act={asked.act} row={asked.row} />
  if (asked.kind === 'bulk') return <BulkQuestion state={state} act={asked.act} />
  if (asked.kind === 'tool') return <asked.tool.dialog now={now} onDone={finish} onClose={close} />
  if (asked.kind === 'file') return <FileQuestion state={state} />
  if (asked.kind === 'create') return desk.create && <desk.create.dialog onClose={close} />
  return (
    desk.find && (
      <desk.find.form
        onFound={(found) => {
          close()
          state.setFound(found && { ...found, at: Date.now() })
        }}
        onClose={close}
      />
    )
  )
}

function RowQuestion<C extends AnyContract>({ state, act, row }: { state: DeskState<C>; act: DeskAct<Listed<C>>; row: Listed<C> }) {
  const { desk, now, list, permitted, finish, onAct } = state
  const id = desk.idOf(row)
  /** As the list has it now; a filter may have let it go. */
  const present = now.rows.find((one) => desk.idOf(one) === id) ?? row
  return (
    <ActQuestion
      key={`${act.id} ${id}`}
      act={act}
      row={present}
      onConflict={() => list.mutate()}
      onDone={(words) => {
        const undo = 'undo' in act ? permitted.acts.find((one) => one.id === act.undo) : undefined
        finish({ words, ...(undo ? { undo: () => onAct(undo, present) } : {}) })
      }}
      onClose={() => state.setAsked(null)}
    />
  )
}

function BulkQuestion<C extends AnyContract>({ state, act }: { state: DeskState<C>; act: DeskBulkAct<C> }) {
  const { desk, chosen, setChosen, opened, setOpened, now, finish } = state
  if ('dialog' in act)
    return (
      <act.dialog
        rows={[...chosen.values()]}
        onDone={(done) => {
          setChosen(new Map())
          finish(done)
        }}
        onClose={() => state.setAsked(null)}
      />
    )
  const rows = [...chosen.values()]
  const nameOf = desk.bulk?.nameOf ?? desk.nameOf
  const staying = act.stays ? stayingRows(rows, { nameOf, why: act.stays }) : []
  return (
    <ReasonDialog
      {...act.ask}
      text={act.ask.text(rows.length - staying.length)}
      onSubmit={async (reason) => {
        const { opened: more, ...done } = await act.send(rows, reason, now)
        if (more) setOpened(new Map([...opened, ...more]))
        setChosen(new Map())
        finish(done)
      }}
      onClose={() => state.setAsked(null)}
    >
      <StayingPart what={desk.what} staying={staying} />
    </ReasonDialog>
  )
}

/** A file of all rows that the view shows. */
function FileQuestion<C extends AnyContract>({ state: { desk, rights, view, now, finish, setAsked } }: { state: DeskState<C> }) {
  const file = desk.file!
  const { page: _, size: __, ...input } = desk.inputOf(view) as { page: number; size: number }
  return (
    <ListExportDialog
      title={file.title}
      text={file.text}
      total={now.total}
      personal={file.personal !== null && rights.publishes(desk.id) ? file.personal : undefined}
      isMasked={file.personal !== null}
      ask={(given) => file.send({ ...input, ...given } as Parameters<typeof file.send>[0])}
      onClose={() => setAsked(null)}
      onDone={(count) => finish({ words: `${count.toLocaleString('ko-KR')}건을 내려받았습니다. 기록에 남았습니다.` })}
    />
  )
}
