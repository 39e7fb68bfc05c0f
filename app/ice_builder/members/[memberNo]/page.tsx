import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { MemberScreen } from '@/app/office/members/members/member-screen'
import { NoRight } from '@/app/office/_parts/no-right'
import { call } from '@/schemas/api/base/call'
import type { Item } from '@/schemas/api/base/contract'
import { CallFailure } from '@/schemas/api/base/failure'
import { readMember } from '@/schemas/api/members/desk'
import { rightsOf } from '@/schemas/rules/base/rights'
import { settings } from '@/services/base/settings'
import { Brand } from '../../brand'
import { requireStaff } from '../../require-staff'

export async function generateMetadata(): Promise<Metadata> {
  await requireStaff()
  return { title: `회원 | ${settings().brandName} 마루` }
}

/** One member, masked until the member of staff gives a reason. */
export default async function MemberPage({ params }: { params: Promise<{ memberNo: string }> }) {
  const person = await requireStaff()
  if (!rightsOf(person).sees('members')) return <NoRight brand={<Brand />} person={person} here="members" title="회원" />
  return <MemberScreen brand={<Brand />} person={person} first={await read(decodeURIComponent((await params).memberNo))} />
}

async function read(memberNo: string): Promise<Item<typeof readMember>> {
  try {
    return (await call(readMember, { memberNo })).item
  } catch (error) {
    if (error instanceof CallFailure && (error.status === 404 || error.status === 400)) notFound()
    throw error
  }
}
