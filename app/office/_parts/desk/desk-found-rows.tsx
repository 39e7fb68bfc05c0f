import { Nothing } from '@/builder/list/nothing'
import { ActButton } from '@/builder/ui/act-button'
import type { AnyContract, Listed } from '@/schemas/api/base/contract'
import type { DeskFound } from './desk-definition'
import { DeskSaid } from './desk-said'
import { DeskTable } from './desk-table'
import type { DeskState } from './use-desk'

interface Props<C extends AnyContract> {
  state: DeskState<C>
  found: DeskFound<Listed<C>> & { at: number }
}

/** Rows that a form has found, in place of the list; another order is the list's again. */
export function DeskFoundRows<C extends AnyContract>({ state, found: { rows, words, nothing, at } }: Props<C>) {
  const { label, leave } = state.desk.find!
  const button = <ActButton onClick={() => state.setFound(null)}>{leave}</ActButton>
  if (rows.length === 0)
    return (
      <div role="status">
        <Nothing {...nothing}>{button}</Nothing>
      </div>
    )
  return (
    <>
      <DeskSaid {...state.done} what={state.desk.what} />
      <div className="my-3 flex flex-wrap items-center gap-3">
        <p role="status">{words}</p>
        {button}
      </div>
      <DeskTable state={state} rows={rows} total={rows.length} at={at} foundAs={label} />
    </>
  )
}
