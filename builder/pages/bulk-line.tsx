'use client'
import { BUTTON } from '../ui/studio'
import { ACTS, type Act } from './acts'
import { useList } from './list-context'
import type { Chosen } from './pages-table'

/** As many as one call takes. */
const MOST = 100

/** What can be done with everything that is chosen, also on other pages of the list. */
export function BulkLine({ chosen, onClear }: { chosen: Chosen; onClear: () => void }) {
  const { place, wish } = useList()
  const acts: Act[] = place === 'trash' ? ['recover'] : ['publish', 'withdraw', 'trash']
  const isTooMany = chosen.size > MOST
  const button = `${BUTTON} text-studio-accent-700 hover:bg-studio-panel`
  return (
    <div
      role="group"
      aria-label="고른 문서"
      className="sticky top-2 z-(--z-sticky) flex min-h-10 flex-wrap items-center gap-1 rounded-md bg-studio-select-soft px-2 py-1 pl-3.5 text-studio-accent-700 max-md:mb-2 max-md:min-h-12"
    >
      <strong role="status" className="mr-3 font-semibold">
        {chosen.size}개 선택
      </strong>
      {isTooMany ? (
        <span>한 번에 {MOST}개까지 할 수 있습니다.</span>
      ) : (
        acts.map((act) => (
          <button key={act} type="button" className={button} onClick={() => wish(act, [...chosen.values()])}>
            {ACTS[act].verb}
          </button>
        ))
      )}
      <button type="button" className={`${button} ml-auto`} onClick={onClear}>
        선택 해제
      </button>
    </div>
  )
}
