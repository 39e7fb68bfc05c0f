import type { Metadata } from 'next'
import {
  boardInput,
  consultationInput,
  FIRST_CARDS,
  readConsultationView,
} from '@/app/office/consulting/consultations/consultation-list-view'
import { ConsultationsScreen } from '@/app/office/consulting/consultations/consultations-screen'
import { firstRows } from '@/app/office/_parts/first-rows'
import { NoRight } from '@/app/office/_parts/no-right'
import { boardConsultations, browseConsultations } from '@/schemas/api/consulting/desk'
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
  const view = readConsultationView(query)
  const [input, board] = [consultationInput(view), boardInput(view, FIRST_CARDS)]
  const first = input && (await firstRows(browseConsultations, input))
  const firstBoard = board && (await firstRows(boardConsultations, board))
  return <ConsultationsScreen brand={<Brand />} person={person} query={query} first={first} firstBoard={firstBoard} />
}
