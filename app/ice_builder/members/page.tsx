import type { Metadata } from 'next'
import { firstRows } from '@/app/office/_parts/first-rows'
import { memberInput, readMemberView } from '@/app/office/members/members/member-list-view'
import { MembersScreen } from '@/app/office/members/members/members-screen'
import { NoRight } from '@/app/office/_parts/no-right'
import { browseMembers } from '@/schemas/api/members/desk'
import { rightsOf } from '@/schemas/rules/base/rights'
import { settings } from '@/services/base/settings'
import { Brand } from '../brand'
import { queryOf, type SearchParams } from '../query-of'
import { requireStaff } from '../require-staff'

export async function generateMetadata(): Promise<Metadata> {
  await requireStaff()
  return { title: `회원 | ${settings().brandName} 마루` }
}

/** The members desk, rendered with its first rows; afterwards the browser requests them. */
export default async function MembersPage({ searchParams }: { searchParams: SearchParams }) {
  const person = await requireStaff()
  if (!rightsOf(person).sees('members')) return <NoRight brand={<Brand />} person={person} here="members" title="회원" />
  const query = await queryOf(searchParams)
  const first = await firstRows(browseMembers, memberInput(readMemberView(query)))
  return <MembersScreen brand={<Brand />} person={person} query={query} first={first} />
}
