import type { Metadata } from 'next'
import { DashboardScreen } from '@/app/office/site/dashboard/dashboard-screen'
import { dashboardInput, readDashboardView } from '@/app/office/site/dashboard/dashboard-view'
import { firstRows } from '@/app/office/_parts/first-rows'
import { NoRight } from '@/app/office/_parts/no-right'
import { readDashboard } from '@/schemas/api/site/dashboard'
import { rightsOf } from '@/schemas/rules/base/rights'
import { settings } from '@/services/base/settings'
import { Brand } from '../brand'
import { queryOf, type SearchParams } from '../query-of'
import { requireStaff } from '../require-staff'

export async function generateMetadata(): Promise<Metadata> {
  await requireStaff()
  return { title: `방문 통계 | ${settings().brandName} 마루` }
}

/** What visitors did, rendered with its first figures; afterwards the browser requests them. */
export default async function DashboardPage({ searchParams }: { searchParams: SearchParams }) {
  const person = await requireStaff()
  if (!rightsOf(person).sees('vitals')) return <NoRight brand={<Brand />} person={person} here="dashboard" title="방문 통계" />
  const query = await queryOf(searchParams)
  const first = await firstRows(readDashboard, dashboardInput(readDashboardView(query)))
  return <DashboardScreen brand={<Brand />} person={person} query={query} first={first} />
}
