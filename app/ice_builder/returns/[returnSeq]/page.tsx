import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { NoRight } from '@/app/office/_parts/no-right'
import { ReturnScreen } from '@/app/office/store/returns/return-screen'
import { call } from '@/schemas/api/base/call'
import type { Item } from '@/schemas/api/base/contract'
import { CallFailure } from '@/schemas/api/base/failure'
import { readDeskReturn } from '@/schemas/api/store/return-desk'
import { rightsOf } from '@/schemas/rules/base/rights'
import { settings } from '@/services/base/settings'
import { Brand } from '../../brand'
import { requireStaff } from '../../require-staff'

export async function generateMetadata(): Promise<Metadata> {
  await requireStaff()
  return { title: `교환과 반품 | ${settings().brandName} 마루` }
}

/** One return, masked until the member of staff gives a reason. */
export default async function ReturnPage({ params }: { params: Promise<{ returnSeq: string }> }) {
  const person = await requireStaff()
  if (!rightsOf(person).sees('returns')) return <NoRight brand={<Brand />} person={person} here="returns" title="교환과 반품" />
  const { first, now } = await read(Number((await params).returnSeq))
  return <ReturnScreen brand={<Brand />} person={person} first={first} now={now} />
}

/** The return, and when it was read: deadlines are judged by that moment on both sides. */
async function read(returnSeq: number): Promise<{ first: Item<typeof readDeskReturn>; now: number }> {
  if (!Number.isSafeInteger(returnSeq)) notFound()
  try {
    return { first: (await call(readDeskReturn, { returnSeq })).item, now: Date.now() }
  } catch (error) {
    if (error instanceof CallFailure && (error.status === 404 || error.status === 400)) notFound()
    throw error
  }
}
