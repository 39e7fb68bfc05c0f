import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { ConsultationScreen } from '@/app/office/consulting/consultations/consultation-screen'
import { NoRight } from '@/app/office/_parts/no-right'
import { call } from '@/schemas/api/base/call'
import type { Item } from '@/schemas/api/base/contract'
import { CallFailure } from '@/schemas/api/base/failure'
import { readConsultation } from '@/schemas/api/consulting/desk'
import { rightsOf } from '@/schemas/rules/base/rights'
import { settings } from '@/services/base/settings'
import { Brand } from '../../brand'
import { requireStaff } from '../../require-staff'

export async function generateMetadata(): Promise<Metadata> {
  await requireStaff()
  return { title: `상담 | ${settings().brandName} 마루` }
}

/** One request, masked until the member of staff gives a reason. */
export default async function ConsultationPage({ params }: { params: Promise<{ counselSeq: string }> }) {
  const person = await requireStaff()
  if (!rightsOf(person).sees('consultations')) return <NoRight brand={<Brand />} person={person} here="consultations" title="상담함" />
  const found = await read(Number((await params).counselSeq))
  if (!found && person.shopName)
    return (
      <NoRight brand={<Brand />} person={person} here="consultations" title="상담함" missing="매장의 상담이 아니거나 없는 상담입니다." />
    )
  if (!found) notFound()
  const { first, now } = found
  return <ConsultationScreen brand={<Brand />} person={person} first={first} now={now} />
}

/** The request, and when it was read: deadlines are coloured by that moment on both sides. */
async function read(counselSeq: number): Promise<{ first: Item<typeof readConsultation>; now: number } | undefined> {
  if (!Number.isSafeInteger(counselSeq)) return undefined
  try {
    return { first: (await call(readConsultation, { counselSeq })).item, now: Date.now() }
  } catch (error) {
    if (error instanceof CallFailure && (error.status === 404 || error.status === 400)) return undefined
    throw error
  }
}
