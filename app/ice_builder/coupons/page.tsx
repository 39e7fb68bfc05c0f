import type { Metadata } from 'next'
import { couponInput, readCouponView } from '@/app/office/store/coupons/coupon-list-view'
import { CouponsScreen } from '@/app/office/store/coupons/coupons-screen'
import { firstRows } from '@/app/office/_parts/first-rows'
import { NoRight } from '@/app/office/_parts/no-right'
import { browseCoupons } from '@/schemas/api/store/coupon-desk'
import { rightsOf } from '@/schemas/rules/base/rights'
import { settings } from '@/services/base/settings'
import { Brand } from '../brand'
import { queryOf, type SearchParams } from '../query-of'
import { requireStaff } from '../require-staff'

export async function generateMetadata(): Promise<Metadata> {
  await requireStaff()
  return { title: `쿠폰 | ${settings().brandName} 마루` }
}

/** Coupons, rendered with their first rows; afterwards the browser requests them. */
export default async function CouponsPage({ searchParams }: { searchParams: SearchParams }) {
  const person = await requireStaff()
  if (!rightsOf(person).sees('coupons')) return <NoRight brand={<Brand />} person={person} here="coupons" title="쿠폰" />
  const query = await queryOf(searchParams)
  const first = await firstRows(browseCoupons, couponInput(readCouponView(query)))
  return <CouponsScreen brand={<Brand />} person={person} query={query} first={first} />
}
