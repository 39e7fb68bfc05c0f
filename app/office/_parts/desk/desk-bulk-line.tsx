import { EyeOff } from 'lucide-react'
import { BULK_BUTTON, BulkLine } from '@/builder/list/bulk-line'
import { LINE_BUTTON } from '@/builder/ui/button'
import { ICON } from '@/builder/ui/icon'
import type { AnyContract } from '@/schemas/api/base/contract'
import type { DeskState } from './use-desk'

/** What may be done with the rows that are chosen, and the way back from what was opened. */
export function DeskBulkLine<C extends AnyContract>({ state }: { state: DeskState<C> }) {
  const { desk, now, permitted, chosen, opened } = state
  if (!desk.bulk) return null
  const rows = [...chosen.values()]
  return (
    <>
      {rows.length > 0 && (
        <BulkLine label={desk.bulk.line} count={`${rows.length}건`} onClear={() => state.setChosen(new Map())}>
          {permitted.bulk
            .filter((act) => act.for?.(rows, now) ?? true)
            .map((act) => (
              <button key={act.id} type="button" className={BULK_BUTTON} onClick={() => state.setAsked({ kind: 'bulk', act })}>
                <act.icon {...ICON} />
                {act.words}
              </button>
            ))}
        </BulkLine>
      )}
      {opened.size > 0 && (
        <button type="button" className={`${LINE_BUTTON} mb-3`} onClick={() => state.setOpened(new Map())}>
          <EyeOff {...ICON} />
          {desk.bulk.cover}
        </button>
      )}
    </>
  )
}
