import type { Metadata } from 'next'
import { firstRows } from '@/app/office/_parts/first-rows'
import { NoRight } from '@/app/office/_parts/no-right'
import { returnInput, readReturnView } from '@/app/office/store/returns/return-list-view'
import { ReturnsScreen } from '@/app/office/store/returns/returns-screen'
import { browseReturns } from '@/schemas/api/store/return-desk'
import { rightsOf } from '@/schemas/rules/base/rights'
import { settings } from '@/services/base/settings'
import { Brand } from '../brand'
import { queryOf, type SearchParams } from '../query-of'
import { requireStaff } from '../require-staff'

export async function generateMetadata(): Promise<Metadata> {
  await requireStaff()
  return { title: `교환과 반품 | ${settings().brandName} 마루` }
}

/** Returns, rendered with their first rows; afterwards the browser requests them. */
export default async function ReturnsPage({ searchParams }: { searchParams: SearchParams }) {
  const person = await requireStaff()
  if (!rightsOf(person).sees('returns')) return <NoRight brand={<Brand />} person={person} here="returns" title="교환과 반품" />
  const query = await queryOf(searchParams)
  const first = await firstRows(browseReturns, returnInput(readReturnView(query)))
  return <ReturnsScreen brand={<Brand />} person={person} query={query} first={first} />
}
