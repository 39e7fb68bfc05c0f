import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import type { OpenedEvent } from '@/app/office/events/events/use-event-session'
import { call } from '@/schemas/api/base/call'
import { openEvent } from '@/schemas/api/events/staff'
import { CallFailure } from '@/schemas/api/base/failure'
import { rightsOf } from '@/schemas/rules/base/rights'
import { settings } from '@/services/base/settings'
import { Brand } from '../../brand'
import { queryOf, type SearchParams } from '../../query-of'
import { requireStaff } from '../../require-staff'
import { EventScreen } from '@/app/office/events/events/event-screen.lazy'
import { NoRight } from '@/app/office/_parts/no-right'

type Params = Promise<{ seq: string }>

export async function generateMetadata(): Promise<Metadata> {
  await requireStaff()
  return { title: `이벤트 설정 | ${settings().brandName} 마루` }
}

/** One event: its settings, its entries, its winners. */
export default async function EventPage({ params, searchParams }: { params: Params; searchParams: SearchParams }) {
  const person = await requireStaff()
  if (!rightsOf(person).sees('events')) return <NoRight brand={<Brand />} person={person} here="events" title="이벤트 설정" />
  const event = await open((await params).seq)
  return <EventScreen key={event.eventSeq} brand={<Brand />} person={person} query={await queryOf(searchParams)} event={event} />
}

async function open(seq: string): Promise<OpenedEvent> {
  if (!/^[1-9]\d{0,8}$/.test(seq)) notFound()
  try {
    return (await call(openEvent, { eventSeq: Number(seq) })).item
  } catch (error) {
    if (error instanceof CallFailure && error.status === 404) notFound()
    throw error
  }
}
