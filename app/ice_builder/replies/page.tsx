import type { Metadata } from 'next'
import { ReportsScreen } from '@/app/office/site/replies/reports-screen'
import { reportInput, readReportView } from '@/app/office/site/replies/report-list-view'
import { firstRows } from '@/app/office/_parts/first-rows'
import { NoRight } from '@/app/office/_parts/no-right'
import { browseReports } from '@/schemas/api/site/reply-desk'
import { rightsOf } from '@/schemas/rules/base/rights'
import { settings } from '@/services/base/settings'
import { Brand } from '../brand'
import { queryOf, type SearchParams } from '../query-of'
import { requireStaff } from '../require-staff'

export async function generateMetadata(): Promise<Metadata> {
  await requireStaff()
  return { title: `신고된 댓글 | ${settings().brandName} 마루` }
}

/** Reported replies, rendered with its first rows; afterwards the browser requests them. */
export default async function RepliesPage({ searchParams }: { searchParams: SearchParams }) {
  const person = await requireStaff()
  if (!rightsOf(person).sees('replies')) return <NoRight brand={<Brand />} person={person} here="replies" title="신고된 댓글" />
  const query = await queryOf(searchParams)
  const first = await firstRows(browseReports, reportInput(readReportView(query)))
  return <ReportsScreen brand={<Brand />} person={person} query={query} first={first} />
}
