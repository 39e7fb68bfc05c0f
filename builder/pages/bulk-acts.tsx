'use client'
import { BULK_BUTTON, BulkLine } from '../list/bulk-line'
import type { Chosen } from '../list/data-table'
import { ACTS, type Act } from './acts'
import { useList } from './list-provider'
import type { PageRow } from './page-row'

/** As many documents as one call takes. */
const MOST = 100

/** Actions for every selected document. */
export function BulkActs({ chosen, onClear }: { chosen: Chosen<PageRow>; onClear: () => void }) {
  const { place, canShape, canPublish, request } = useList()
  const acts: Act[] =
    place === 'trash'
      ? canShape
        ? ['recover']
        : []
      : [
          ...(canPublish ? (['publish'] as const) : []),
          ...(canPublish && canShape ? (['withdraw'] as const) : []),
          ...(canShape ? (['trash'] as const) : []),
        ]
  return (
    <BulkLine label="고른 문서" count={`${chosen.size}개`} onClear={onClear}>
      {chosen.size > MOST ? (
        <span>한 번에 {MOST}개까지 할 수 있습니다.</span>
      ) : (
        acts.map((act) => (
          <button key={act} type="button" className={BULK_BUTTON} onClick={() => request(act, [...chosen.values()])}>
            {ACTS[act].verb}
          </button>
        ))
      )}
    </BulkLine>
  )
}
