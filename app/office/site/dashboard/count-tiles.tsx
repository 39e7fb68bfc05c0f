import type { Item } from '@/schemas/api/base/contract'
import type { readDashboard } from '@/schemas/api/site/dashboard'
import { ChangeMark } from '@/app/office/_parts/change-mark'
import { numberWords } from './words'

export type CountedKind = Item<typeof readDashboard>['kinds'][number]

interface CountTilesProps {
  kinds: readonly CountedKind[]
  chosen: string
  onChoose: (kind: string) => void
}

/** Every kind with its total; the chosen one is shown day by day below. */
export function CountTiles({ kinds, chosen, onChoose }: CountTilesProps) {
  return (
    <ul aria-label="분류별 합계" className="grid grid-cols-2 gap-2 md:grid-cols-3 lg:grid-cols-4 xl:grid-cols-6">
      {kinds.map(({ kind, words, total, before, isBad }) => (
        <li key={kind} className="min-w-0">
          <button
            type="button"
            aria-pressed={kind === chosen}
            onClick={() => onChoose(kind)}
            className="flex h-full w-full flex-col items-start gap-0.5 rounded-md border border-studio-line bg-studio-panel px-3.5 py-3 text-left hover:bg-studio-100 aria-pressed:border-studio-select aria-pressed:bg-studio-select-soft"
          >
            <span className="text-studio-label font-normal text-studio-text-mute">{words}</span>
            <span className="text-h3 tabular-nums">{numberWords(total)}</span>
            <ChangeMark count={total} before={before} isBad={isBad} />
          </button>
        </li>
      ))}
    </ul>
  )
}
