import type { Metadata } from 'next'
import { firstRows } from '@/app/office/_parts/first-rows'
import { NoRight } from '@/app/office/_parts/no-right'
import { readVisitView, visitInput } from '@/app/office/consulting/visits/visit-list-view'
import { VisitsScreen } from '@/app/office/consulting/visits/visits-screen'
import { browseVisits } from '@/schemas/api/consulting/visit-desk'
import { rightsOf } from '@/schemas/rules/base/rights'
import { settings } from '@/services/base/settings'
import { Brand } from '../brand'
import { queryOf, type SearchParams } from '../query-of'
import { requireStaff } from '../require-staff'

export async function generateMetadata(): Promise<Metadata> {
  await requireStaff()
  return { title: `방문 예약 | ${settings().brandName} 마루` }
}

/** Booked visits, rendered with their first rows; afterwards the browser requests them. */
export default async function VisitsPage({ searchParams }: { searchParams: SearchParams }) {
  const person = await requireStaff()
  if (!rightsOf(person).sees('visits')) return <NoRight brand={<Brand />} person={person} here="visits" title="방문 예약" />
  const query = await queryOf(searchParams)
  const first = await firstRows(browseVisits, visitInput(readVisitView(query)))
  return <VisitsScreen brand={<Brand />} person={person} query={query} first={first} />
}
