import type { Direction } from '@/builder/list/list-query'
import { fullMoment, recentMoment } from '@/builder/list/recent-moment'
import type { DeskColumn } from './define-desk'

/**
 * When something was: recent moments in words, the whole one on its title.
 * @param sort its first direction; null where the list is not sorted by it.
 */
export const momentColumn = <const K extends string>(
  id: K,
  header: string,
  sort: Direction | null = 'desc',
): Exclude<DeskColumn<Record<K, string>>, 'state'> => ({
  id,
  header,
  ...(sort ? { sort } : {}),
  width: 'w-34 max-lg:w-28',
  className: 'tabular-nums max-md:text-right max-md:text-studio-label max-md:font-normal max-md:text-studio-text-mute',
  cell: ({ [id]: moment }, now) => (
    <time dateTime={moment} title={fullMoment(moment)}>
      {recentMoment(moment, now)}
    </time>
  ),
})
