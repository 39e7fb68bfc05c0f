import type { Metadata } from 'next'
import { SalesScreen } from '@/app/office/store/sales/sales-screen'
import { salesInput, readSalesView } from '@/app/office/store/sales/sales-view'
import { firstRows } from '@/app/office/_parts/first-rows'
import { NoRight } from '@/app/office/_parts/no-right'
import { readSales } from '@/schemas/api/store/sales'
import { rightsOf } from '@/schemas/rules/base/rights'
import { settings } from '@/services/base/settings'
import { Brand } from '../brand'
import { queryOf, type SearchParams } from '../query-of'
import { requireStaff } from '../require-staff'

export async function generateMetadata(): Promise<Metadata> {
  await requireStaff()
  return { title: `일별 매출 | ${settings().brandName} 마루` }
}

/** The daily sums, rendered with their first figures; afterwards the browser requests them. */
export default async function SalesPage({ searchParams }: { searchParams: SearchParams }) {
  const person = await requireStaff()
  if (!rightsOf(person).sees('sales')) return <NoRight brand={<Brand />} person={person} here="sales" title="일별 매출" />
  const query = await queryOf(searchParams)
  const first = await firstRows(readSales, salesInput(readSalesView(query)))
  return <SalesScreen brand={<Brand />} person={person} query={query} first={first} />
}
