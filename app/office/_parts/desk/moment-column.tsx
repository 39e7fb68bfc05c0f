import type { Direction } from '@/builder/list/list-query'
import { fullMoment, recentMoment } from '@/builder/list/recent-moment'
import type { DeskColumn } from './desk-definition'

interface MomentColumn {
  /** Its first direction; null where the list is not sorted by it. */
  sort?: Direction | null
  /** A phone, which has no headings, says beside the moment what it is. */
  isNamed?: true
  /** A phone leaves it out. */
  isWide?: true
}

/** When something was: recent moments in words, the whole one on its title. */
export const momentColumn = <const K extends string>(
  id: K,
  header: string,
  { sort = 'desc', isNamed, isWide }: MomentColumn = {},
): Exclude<DeskColumn<Record<K, string | null>>, 'state'> => ({
  id,
  header,
  ...(sort ? { sort } : {}),
  width: 'w-34 max-lg:w-28',
  className: `tabular-nums ${isWide ? 'max-md:hidden' : 'max-md:text-right max-md:text-studio-label max-md:font-normal max-md:text-studio-text-mute'}`,
  cell: ({ [id]: moment }, now) =>
    moment ? (
      <time dateTime={moment} title={fullMoment(moment)}>
        {isNamed && <span className="md:sr-only">{header} </span>}
        {recentMoment(moment, now)}
      </time>
    ) : (
      <span className="text-studio-text-mute">없음</span>
    ),
})
