import { NoRight } from '@/app/office/_parts/no-right'
import { StaffScreen } from '@/app/office/auth/staff/staff-screen'
import { rightsOf } from '@/schemas/rules/base/rights'
import { Brand } from '../brand'
import { queryOf, type SearchParams } from '../query-of'
import { requireStaff } from '../require-staff'
import { staffMetadata } from '../staff-metadata'

export const generateMetadata = staffMetadata({ title: '운영자와 역할' })

/** Accounts and roles of staff. */
export default async function StaffPage({ searchParams }: { searchParams: SearchParams }) {
  const person = await requireStaff()
  if (!rightsOf(person).sees('staff')) return <NoRight brand={<Brand />} person={person} here="staff" title="운영자와 역할" />
  return <StaffScreen brand={<Brand />} person={person} query={await queryOf(searchParams)} />
}
