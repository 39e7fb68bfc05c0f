import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { ConsultationScreen } from '@/app/office/consultations/consultation-screen'
import { NoRight } from '@/app/office/no-right'
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
  const { first, now } = await read(Number((await params).counselSeq))
  return <ConsultationScreen brand={<Brand />} person={person} first={first} now={now} />
}

/** The request, and when it was read: deadlines are coloured by that moment on both sides. */
async function read(counselSeq: number): Promise<{ first: Item<typeof readConsultation>; now: number }> {
  if (!Number.isSafeInteger(counselSeq)) notFound()
  try {
    return { first: (await call(readConsultation, { counselSeq })).item, now: Date.now() }
  } catch (error) {
    if (error instanceof CallFailure && (error.status === 404 || error.status === 400)) notFound()
    throw error
  }
}
