'use client'
import { useQuery } from '@/builder/list/use-query'
import type { Rows } from '@/builder/list/use-rows'
import type { AnyContract } from '@/schemas/api/base/contract'
import type { browseVisits, listVisitDays } from '@/schemas/api/places/visit-desk'
import { DeskScreen } from '../../_parts/desk/desk-screen'
import type { ListScreenProps } from '../../_parts/list-screen-props'
import { isCalendar } from './calendar-desk'
import { CalendarScreen } from './calendar-screen'
import { visitsDesk } from './visits-desk'

/** Booked visits, as a list or as a calendar of one place. `first` are the rows of the one that the request was for. */
export function VisitsScreen({ first, ...props }: ListScreenProps<AnyContract>) {
  const hasCalendar = isCalendar(useQuery(props.query))
  const rows = hasCalendar === isCalendar(props.query) ? first : undefined
  return hasCalendar ? (
    <CalendarScreen {...props} first={rows as Rows<typeof listVisitDays> | undefined} />
  ) : (
    <DeskScreen desk={visitsDesk} {...props} first={rows as Rows<typeof browseVisits> | undefined} />
  )
}
