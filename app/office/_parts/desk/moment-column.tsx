import { fullMoment, recentMoment } from '@/builder/list/recent-moment'
import type { DeskColumn } from './define-desk'

/** When something was: recent moments in words, the whole one on its title. Sorted by the name that it has in the rows. */
export const momentColumn = <const K extends string>(id: K, header: string): Exclude<DeskColumn<Record<K, string>>, 'state'> => ({
  id,
  header,
  sort: 'desc',
  width: 'w-34',
  className: 'tabular-nums max-md:text-right max-md:text-studio-label max-md:font-normal max-md:text-studio-text-mute',
  cell: ({ [id]: moment }, now) => (
    <time dateTime={moment} title={fullMoment(moment)}>
      {recentMoment(moment, now)}
    </time>
  ),
})
