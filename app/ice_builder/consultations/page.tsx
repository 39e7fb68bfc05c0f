import type { Metadata } from 'next'
import { consultationInput, readConsultationView } from '@/app/office/consultations/consultation-list-view'
import { ConsultationsScreen } from '@/app/office/consultations/consultations-screen'
import { firstRows } from '@/app/office/first-rows'
import { NoRight } from '@/app/office/no-right'
import { browseConsultations } from '@/schemas/api/consulting/desk'
import { rightsOf } from '@/schemas/rules/base/rights'
import { settings } from '@/services/base/settings'
import { Brand } from '../brand'
import { queryOf, type SearchParams } from '../query-of'
import { requireStaff } from '../require-staff'

export async function generateMetadata(): Promise<Metadata> {
  await requireStaff()
  return { title: `상담함 | ${settings().brandName} 마루` }
}

/** The consultations inbox, rendered with its first rows; afterwards the browser requests them. */
export default async function ConsultationsPage({ searchParams }: { searchParams: SearchParams }) {
  const person = await requireStaff()
  if (!rightsOf(person).sees('consultations')) return <NoRight brand={<Brand />} person={person} here="consultations" title="상담함" />
  const query = await queryOf(searchParams)
  const first = await firstRows(browseConsultations, consultationInput(readConsultationView(query)))
  return <ConsultationsScreen brand={<Brand />} person={person} query={query} first={first} />
}
