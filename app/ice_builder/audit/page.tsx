import type { Metadata } from 'next'
import { AuditScreen } from '@/app/office/site/audit/audit-screen'
import { auditInput, readAuditView } from '@/app/office/site/audit/audit-list-view'
import { firstRows } from '@/app/office/_parts/first-rows'
import { NoRight } from '@/app/office/_parts/no-right'
import { browseAudits } from '@/schemas/api/site/audits'
import { rightsOf } from '@/schemas/rules/base/rights'
import { settings } from '@/services/base/settings'
import { Brand } from '../brand'
import { queryOf, type SearchParams } from '../query-of'
import { requireStaff } from '../require-staff'

export async function generateMetadata(): Promise<Metadata> {
  await requireStaff()
  return { title: `감사 기록 | ${settings().brandName} 마루` }
}

/** The audit log, rendered with its first rows; afterwards the browser requests them. */
export default async function AuditPage({ searchParams }: { searchParams: SearchParams }) {
  const person = await requireStaff()
  if (!rightsOf(person).sees('audit')) return <NoRight brand={<Brand />} person={person} here="audit" title="감사 기록" />
  const query = await queryOf(searchParams)
  const first = await firstRows(browseAudits, auditInput(readAuditView(query)))
  return <AuditScreen brand={<Brand />} person={person} query={query} first={first} />
}
