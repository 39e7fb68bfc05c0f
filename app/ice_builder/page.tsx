import type { Metadata } from 'next'
import { firstRows } from '@/app/office/_parts/first-rows'
import { OFFICE_LINKS } from '@/app/office/_parts/office-links'
import { inputOf, readView } from '@/builder/pages/list-view'
import { PagesScreen } from '@/builder/pages/pages-screen'
import { redirect } from 'next/navigation'
import { rightsOf } from '@/schemas/rules/base/rights'
import { browsePages } from '@/schemas/api/site/builder'
import { settings } from '@/services/base/settings'
import { Brand } from './brand'
import { queryOf, type SearchParams } from './query-of'
import { requireStaff } from './require-staff'

export async function generateMetadata(): Promise<Metadata> {
  await requireStaff()
  return { title: `페이지 목록 | ${settings().brandName} 마루` }
}

/** The list of documents, rendered with its first rows; afterwards the browser requests them. */
export default async function PagesPage({ searchParams }: { searchParams: SearchParams }) {
  const person = await requireStaff()
  // Of one shop, or of one area: their first screen is the one that says what waits for them.
  if (!rightsOf(person).sees('pages')) redirect('/ice_builder/home')
  const query = await queryOf(searchParams)
  const first = await firstRows(browsePages, inputOf(readView(query)))
  return <PagesScreen brand={<Brand />} person={person} query={query} first={first} links={OFFICE_LINKS} />
}
