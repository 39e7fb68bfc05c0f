import type { Metadata } from 'next'
import { firstRows } from '@/app/office/_parts/first-rows'
import { homeTourInput, readHomeTourView } from '@/app/office/content/home-tours/home-tour-list-view'
import { HomeToursScreen } from '@/app/office/content/home-tours/home-tours-screen'
import { NoRight } from '@/app/office/_parts/no-right'
import { browseHomeTours } from '@/schemas/api/content/home-tours'
import { rightsOf } from '@/schemas/rules/base/rights'
import { settings } from '@/services/base/settings'
import { Brand } from '../brand'
import { queryOf, type SearchParams } from '../query-of'
import { requireStaff } from '../require-staff'

export async function generateMetadata(): Promise<Metadata> {
  await requireStaff()
  return { title: `회원 집들이 | ${settings().brandName} 마루` }
}

/** Home tours of members, rendered with the first rows; afterwards the browser requests them. */
export default async function HomeToursPage({ searchParams }: { searchParams: SearchParams }) {
  const person = await requireStaff()
  const rights = rightsOf(person)
  if (!rights.sees('home-tours')) return <NoRight brand={<Brand />} person={person} here="home-tours" title="회원 집들이" />
  const query = await queryOf(searchParams)
  const first = await firstRows(browseHomeTours, homeTourInput(readHomeTourView(query)))
  return <HomeToursScreen brand={<Brand />} person={person} query={query} first={first} mayHide={rights.publishes('home-tours')} />
}
