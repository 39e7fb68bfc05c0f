import type { Metadata } from 'next'
import { firstRows } from '@/app/office/_parts/first-rows'
import { NoRight } from '@/app/office/_parts/no-right'
import { orderInput, readOrderView } from '@/app/office/store/orders/order-list-view'
import { OrdersScreen } from '@/app/office/store/orders/orders-screen'
import { browseDeskOrders } from '@/schemas/api/store/order-desk'
import { rightsOf } from '@/schemas/rules/base/rights'
import { settings } from '@/services/base/settings'
import { Brand } from '../brand'
import { queryOf, type SearchParams } from '../query-of'
import { requireStaff } from '../require-staff'

export async function generateMetadata(): Promise<Metadata> {
  await requireStaff()
  return { title: `주문 | ${settings().brandName} 마루` }
}

/** Orders, rendered with their first rows; afterwards the browser requests them. */
export default async function OrdersPage({ searchParams }: { searchParams: SearchParams }) {
  const person = await requireStaff()
  if (!rightsOf(person).sees('orders')) return <NoRight brand={<Brand />} person={person} here="orders" title="주문" />
  const query = await queryOf(searchParams)
  const first = await firstRows(browseDeskOrders, orderInput(readOrderView(query)))
  return <OrdersScreen brand={<Brand />} person={person} query={query} first={first} />
}
