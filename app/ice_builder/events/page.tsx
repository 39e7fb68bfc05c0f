import type { Metadata } from 'next'
import { eventInput, readEventView } from '@/app/office/events/event-list-view'
import { EventsScreen, type BrowsedEvents } from '@/app/office/events/events-screen'
import { call } from '@/schemas/api/base/call'
import { browseEvents } from '@/schemas/api/events/staff'
import { logger } from '@/services/base/log'
import { settings } from '@/services/base/settings'
import { Brand } from '../brand'
import { queryOf, type Asked } from '../query-of'
import { requireStaff } from '../require-staff'

export async function generateMetadata(): Promise<Metadata> {
  await requireStaff()
  return { title: `이벤트 | ${settings().brandName} 마루` }
}

/** Every event, drawn with its first rows; from then on the browser asks for itself. */
export default async function EventsPage({ searchParams }: { searchParams: Asked }) {
  const person = await requireStaff()
  const query = await queryOf(searchParams)
  return <EventsScreen brand={<Brand />} person={person} query={query} first={await browse(query)} />
}

/** Nothing where the list cannot be read now: the screen stands, and offers to ask again. */
async function browse(query: string): Promise<BrowsedEvents | undefined> {
  try {
    return { answer: await call(browseEvents, eventInput(readEventView(query))), at: Date.now() }
  } catch (error) {
    logger().warn({ event: 'list-not-drawn', err: error }, 'the list of events is left to the browser')
    return undefined
  }
}
