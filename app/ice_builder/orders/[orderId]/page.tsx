import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { NoRight } from '@/app/office/_parts/no-right'
import { OrderScreen } from '@/app/office/store/orders/order-screen'
import { call } from '@/schemas/api/base/call'
import type { Item } from '@/schemas/api/base/contract'
import { CallFailure } from '@/schemas/api/base/failure'
import { readDeskOrder } from '@/schemas/api/store/order-desk'
import { rightsOf } from '@/schemas/rules/base/rights'
import { settings } from '@/services/base/settings'
import { Brand } from '../../brand'
import { requireStaff } from '../../require-staff'

export async function generateMetadata(): Promise<Metadata> {
  await requireStaff()
  return { title: `주문 | ${settings().brandName} 마루` }
}

/** One order, masked until the member of staff gives a reason. */
export default async function OrderPage({ params }: { params: Promise<{ orderId: string }> }) {
  const person = await requireStaff()
  if (!rightsOf(person).sees('orders')) return <NoRight brand={<Brand />} person={person} here="orders" title="주문" />
  return <OrderScreen brand={<Brand />} person={person} first={await read(decodeURIComponent((await params).orderId))} />
}

async function read(orderId: string): Promise<Item<typeof readDeskOrder>> {
  try {
    return (await call(readDeskOrder, { orderId })).item
  } catch (error) {
    if (error instanceof CallFailure && (error.status === 404 || error.status === 400)) notFound()
    throw error
  }
}
