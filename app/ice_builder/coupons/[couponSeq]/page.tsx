import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { CouponScreen } from '@/app/office/store/coupons/coupon-screen'
import { NoRight } from '@/app/office/_parts/no-right'
import { call } from '@/schemas/api/base/call'
import type { Item } from '@/schemas/api/base/contract'
import { CallFailure } from '@/schemas/api/base/failure'
import { readDeskCoupon } from '@/schemas/api/store/coupon-desk'
import { rightsOf } from '@/schemas/rules/base/rights'
import { settings } from '@/services/base/settings'
import { Brand } from '../../brand'
import { requireStaff } from '../../require-staff'

export async function generateMetadata(): Promise<Metadata> {
  await requireStaff()
  return { title: `쿠폰 | ${settings().brandName} 마루` }
}

/** One coupon with what became of it; its members are masked. */
export default async function CouponPage({ params }: { params: Promise<{ couponSeq: string }> }) {
  const person = await requireStaff()
  if (!rightsOf(person).sees('coupons')) return <NoRight brand={<Brand />} person={person} here="coupons" title="쿠폰" />
  return <CouponScreen brand={<Brand />} person={person} first={await read(Number((await params).couponSeq))} />
}

async function read(couponSeq: number): Promise<Item<typeof readDeskCoupon>> {
  if (!Number.isSafeInteger(couponSeq)) notFound()
  try {
    return (await call(readDeskCoupon, { couponSeq })).item
  } catch (error) {
    if (error instanceof CallFailure && (error.status === 404 || error.status === 400)) notFound()
    throw error
  }
}
