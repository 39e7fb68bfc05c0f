import type { Metadata } from 'next'
import { applicationInput, readApplicationView } from '@/app/office/content/community/application-list-view'
import { CommunityScreen } from '@/app/office/content/community/community-screen'
import { firstRows } from '@/app/office/_parts/first-rows'
import { NoRight } from '@/app/office/_parts/no-right'
import { browseApplications } from '@/schemas/api/content/community-desk'
import { rightsOf } from '@/schemas/rules/base/rights'
import { settings } from '@/services/base/settings'
import { Brand } from '../brand'
import { queryOf, type SearchParams } from '../query-of'
import { requireStaff } from '../require-staff'

export async function generateMetadata(): Promise<Metadata> {
  await requireStaff()
  return { title: `결모임 지원서 | ${settings().brandName} 마루` }
}

/** Applications for the community, rendered with their first rows; afterwards the browser requests them. */
export default async function CommunityPage({ searchParams }: { searchParams: SearchParams }) {
  const person = await requireStaff()
  if (!rightsOf(person).sees('community')) return <NoRight brand={<Brand />} person={person} here="community" title="결모임 지원서" />
  const query = await queryOf(searchParams)
  const first = await firstRows(browseApplications, applicationInput(readApplicationView(query)))
  return <CommunityScreen brand={<Brand />} person={person} query={query} first={first} />
}
