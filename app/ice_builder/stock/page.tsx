import type { Metadata } from 'next'
import { firstRows } from '@/app/office/_parts/first-rows'
import { NoRight } from '@/app/office/_parts/no-right'
import { readStockView, stockInput } from '@/app/office/store/stock/stock-list-view'
import { StockScreen } from '@/app/office/store/stock/stock-screen'
import { browseStock } from '@/schemas/api/store/stock'
import { rightsOf } from '@/schemas/rules/base/rights'
import { settings } from '@/services/base/settings'
import { Brand } from '../brand'
import { queryOf, type SearchParams } from '../query-of'
import { requireStaff } from '../require-staff'

export async function generateMetadata(): Promise<Metadata> {
  await requireStaff()
  return { title: `재고 | ${settings().brandName} 마루` }
}

/** Stock of the store, rendered with the first rows; afterwards the browser requests them. */
export default async function StockPage({ searchParams }: { searchParams: SearchParams }) {
  const person = await requireStaff()
  const rights = rightsOf(person)
  if (!rights.sees('stock')) return <NoRight brand={<Brand />} person={person} here="stock" title="재고" />
  const query = await queryOf(searchParams)
  const first = await firstRows(browseStock, stockInput(readStockView(query)))
  return <StockScreen brand={<Brand />} person={person} query={query} first={first} mayAdjust={rights.writes('stock')} />
}
