import type { Metadata } from 'next'
import { firstRows } from '@/app/office/_parts/first-rows'
import { readVitalView, vitalInput } from '@/app/office/site/vitals/vital-list-view'
import { VitalsScreen } from '@/app/office/site/vitals/vitals-screen'
import { NoRight } from '@/app/office/_parts/no-right'
import { browseVitals } from '@/schemas/api/site/vitals'
import { rightsOf } from '@/schemas/rules/base/rights'
import { settings } from '@/services/base/settings'
import { Brand } from '../brand'
import { queryOf, type SearchParams } from '../query-of'
import { requireStaff } from '../require-staff'

export async function generateMetadata(): Promise<Metadata> {
  await requireStaff()
  return { title: `방문 속도 | ${settings().brandName} 마루` }
}

/** The web vitals of real visits, rendered with its first rows; afterwards the browser requests them. */
export default async function VitalsPage({ searchParams }: { searchParams: SearchParams }) {
  const person = await requireStaff()
  if (!rightsOf(person).sees('vitals')) return <NoRight brand={<Brand />} person={person} here="vitals" title="방문 속도" />
  const query = await queryOf(searchParams)
  const first = await firstRows(browseVitals, vitalInput(readVitalView(query)))
  return <VitalsScreen brand={<Brand />} person={person} query={query} first={first} />
}
