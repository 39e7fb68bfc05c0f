import type { ReactNode } from 'react'
import { fullMoment } from '@/builder/list/recent-moment'
import { placePath, type ConsolePlace } from './place-path'
import { placeWords } from './place-words'

interface MomentsListProps<T extends ConsolePlace & { at: string }> {
  items: readonly T[]
  /** The moment in words. */
  momentOf: (item: T) => string
  /** What is said beside the kind of the thing. */
  detail: (item: T) => ReactNode
}

/** Documents and records by their moments: what changed, what is scheduled. */
export function MomentsList<T extends ConsolePlace & { at: string }>({ items, momentOf, detail }: MomentsListProps<T>) {
  return (
    <ul className="divide-y divide-studio-100 border-y border-studio-line">
      {items.map((item) => (
        <li key={`${item.kind} ${item.type} ${item.id} ${item.at}`} className="flex items-baseline gap-3 py-2.5">
          <span className="min-w-0 flex-1">
            <a href={placePath(item)} className="line-clamp-2 font-medium underline-offset-4 hover:underline max-md:py-1">
              {item.name || '이름 없음'}
            </a>
            <span className="block truncate text-studio-label font-normal text-studio-text-mute">
              {placeWords(item)} · {detail(item)}
            </span>
          </span>
          <time
            dateTime={item.at}
            title={fullMoment(item.at)}
            className="shrink-0 text-studio-label font-normal text-studio-text-mute tabular-nums"
          >
            {momentOf(item)}
          </time>
        </li>
      ))}
    </ul>
  )
}
