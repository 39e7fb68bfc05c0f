import type { Metadata } from 'next'
import { firstRows } from '@/app/office/_parts/first-rows'
import { mediaInput, readMediaView } from '@/app/office/site/media/media-list-view'
import { MediaScreen } from '@/app/office/site/media/media-screen'
import { NoRight } from '@/app/office/_parts/no-right'
import { browseMedia } from '@/schemas/api/site/media-library'
import { rightsOf } from '@/schemas/rules/base/rights'
import { settings } from '@/services/base/settings'
import { Brand } from '../brand'
import { queryOf, type SearchParams } from '../query-of'
import { requireStaff } from '../require-staff'

export async function generateMetadata(): Promise<Metadata> {
  await requireStaff()
  return { title: `미디어 | ${settings().brandName} 마루` }
}

/** The media library, rendered with its first files; afterwards the browser requests them. */
export default async function MediaPage({ searchParams }: { searchParams: SearchParams }) {
  const person = await requireStaff()
  if (!rightsOf(person).sees('media')) return <NoRight brand={<Brand />} person={person} here="media" title="미디어" />
  const query = await queryOf(searchParams)
  const first = await firstRows(browseMedia, mediaInput(readMediaView(query)))
  return <MediaScreen brand={<Brand />} person={person} query={query} first={first} />
}
