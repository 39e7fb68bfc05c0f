import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { NoRight } from '@/app/office/_parts/no-right'
import { VisitScreen } from '@/app/office/places/visits/visit-screen'
import { call } from '@/schemas/api/base/call'
import type { Item } from '@/schemas/api/base/contract'
import { CallFailure } from '@/schemas/api/base/failure'
import { readDeskVisit } from '@/schemas/api/places/visit-desk'
import { rightsOf } from '@/schemas/rules/base/rights'
import { settings } from '@/services/base/settings'
import { Brand } from '../../brand'
import { requireStaff } from '../../require-staff'

export async function generateMetadata(): Promise<Metadata> {
  await requireStaff()
  return { title: `방문 예약 | ${settings().brandName} 마루` }
}

/** One booking, masked until the member of staff gives a reason. */
export default async function VisitPage({ params }: { params: Promise<{ visitSeq: string }> }) {
  const person = await requireStaff()
  if (!rightsOf(person).sees('visits')) return <NoRight brand={<Brand />} person={person} here="visits" title="방문 예약" />
  const found = await read(Number((await params).visitSeq))
  if (!found && person.shopName)
    return <NoRight brand={<Brand />} person={person} here="visits" title="방문 예약" missing="매장의 예약이 아니거나 없는 예약입니다." />
  if (!found) notFound()
  const { first, now } = found
  return <VisitScreen brand={<Brand />} person={person} first={first} now={now} />
}

/** The booking, and when it was read: whether it has begun is decided by that moment on both sides. */
async function read(visitSeq: number): Promise<{ first: Item<typeof readDeskVisit>; now: number } | undefined> {
  if (!Number.isSafeInteger(visitSeq)) return undefined
  try {
    return { first: (await call(readDeskVisit, { visitSeq })).item, now: Date.now() }
  } catch (error) {
    if (error instanceof CallFailure && (error.status === 404 || error.status === 400)) return undefined
    throw error
  }
}
