import { EyeOff, ListChecks } from 'lucide-react'
import { BULK_BUTTON, BulkLine } from '@/builder/list/bulk-line'
import { ActButton } from '@/builder/ui/act-button'
import { LINE_BUTTON } from '@/builder/ui/button'
import { withParticle } from '@/lib/particle'
import type { AnyContract, Listed } from '@/schemas/api/base/contract'
import { MOST_AT_ONCE } from '@/schemas/api/base/many'
import type { DeskBulkAct, DeskNow } from './desk-definition'
import type { DeskState } from './use-desk'

function isOffered<C extends AnyContract>(act: DeskBulkAct<C>, rows: readonly Listed<C>[], now: DeskNow<C>): boolean {
  if (act.for?.(rows, now) === false) return false
  const stays = 'stays' in act ? act.stays : undefined
  return stays === undefined || rows.some((row) => stays(row) === undefined)
}

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
            .filter((act) => isOffered(act, rows, now))
            .map((act) =>
              act.most !== undefined && rows.length > act.most ? (
                <span key={act.id} role="status">
                  {withParticle(`‘${act.words}’`, '은/는')} 한 번에 {act.most}건까지 할 수 있습니다.
                </span>
              ) : (
                <ActButton icon={act.icon} look={BULK_BUTTON} key={act.id} onClick={() => state.setAsked({ kind: 'bulk', act })}>
                  {act.words}
                </ActButton>
              ),
            )}
          {now.total > Math.max(rows.length, now.rows.length) && rows.length < MOST_AT_ONCE && (
            <ActButton icon={ListChecks} look={BULK_BUTTON} aria-disabled={state.isChoosing} onClick={() => void state.chooseMatching()}>
              조건에 맞는 {now.total.toLocaleString('ko-KR')}건 모두 고르기
            </ActButton>
          )}
          {desk.bulk.only && <span className="text-studio-label font-normal">{desk.bulk.only}</span>}
        </BulkLine>
      )}
      {opened.size > 0 && (
        <ActButton icon={EyeOff} look={`${LINE_BUTTON} mb-3`} onClick={() => state.setOpened(new Map())}>
          {desk.bulk.cover}
        </ActButton>
      )}
    </>
  )
}
