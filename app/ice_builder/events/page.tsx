import type { Metadata } from 'next'
import { eventInput, readEventView } from '@/app/office/events/events/event-list-view'
import { firstRows } from '@/app/office/_parts/first-rows'
import { EventsScreen } from '@/app/office/events/events/events-screen'
import { NoRight } from '@/app/office/_parts/no-right'
import { browseEvents } from '@/schemas/api/events/staff'
import { rightsOf } from '@/schemas/rules/base/rights'
import { settings } from '@/services/base/settings'
import { Brand } from '../brand'
import { queryOf, type SearchParams } from '../query-of'
import { requireStaff } from '../require-staff'

export async function generateMetadata(): Promise<Metadata> {
  await requireStaff()
  return { title: `이벤트 | ${settings().brandName} 마루` }
}

/** The list of events, rendered with its first rows; afterwards the browser requests them. */
export default async function EventsPage({ searchParams }: { searchParams: SearchParams }) {
  const person = await requireStaff()
  if (!rightsOf(person).sees('events')) return <NoRight brand={<Brand />} person={person} here="events" title="이벤트" />
  const query = await queryOf(searchParams)
  const first = await firstRows(browseEvents, eventInput(readEventView(query)))
  return <EventsScreen brand={<Brand />} person={person} query={query} first={first} />
}
