import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { MAIN_BUTTON } from '../ui/button'
import { ICON } from '../ui/icon'
import { totalWords, type Total, type Unit } from './total-words'
import { FoldedSide, type SideProps } from './side'
import { SideStar } from './side-star'

/** A screen of its own has a path: a link works before the page's scripts do. */
export interface CreateAct {
  words: string
  onCreate: () => void
  path?: string
}

export interface ListHeaderProps {
  side: SideProps
  title: string
  /** How many rows the list below has, as it is filtered now; undefined until that is known. */
  count: number | Total | undefined
  unit?: Unit | undefined
  /** Undefined when the member of staff may not create records. */
  create?: CreateAct | undefined
  /** Another button in its place. */
  act?: ReactNode
}

/** The list's title, its total, and the button that creates a record. */
export function ListHeader({ side, title, count, unit, create, act }: ListHeaderProps) {
  return (
    <header className="flex flex-wrap items-center gap-2">
      <FoldedSide {...side} />
      <h1 className="truncate text-h3">{title}</h1>
      <SideStar {...side} />
      {count !== undefined && (
        <span className="shrink-0 text-studio-text-mute tabular-nums">
          총 {totalWords(typeof count === 'number' ? { total: count, isMore: false } : count, unit)}
        </span>
      )}
      {create &&
        (create.path ? (
          <a href={create.path} className={`${MAIN_BUTTON} ml-auto`}>
            <Plus {...ICON} />
            {create.words}
          </a>
        ) : (
          <button type="button" className={`${MAIN_BUTTON} ml-auto`} onClick={create.onCreate}>
            <Plus {...ICON} />
            {create.words}
          </button>
        ))}
      {act && <div className="ml-auto">{act}</div>}
    </header>
  )
}
