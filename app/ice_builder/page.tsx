import type { Metadata } from 'next'
import { inputOf, readView } from '@/builder/pages/list-view'
import { PagesScreen } from '@/builder/pages/pages-screen'
import type { Browsed } from '@/builder/pages/use-pages'
import { browsePages } from '@/schemas/api/site/builder'
import { call } from '@/schemas/api/base/call'
import { logger } from '@/services/base/log'
import { settings } from '@/services/base/settings'
import { Brand } from './brand'
import { queryOf, type Asked } from './query-of'
import { requireStaff } from './require-staff'

export async function generateMetadata(): Promise<Metadata> {
  await requireStaff()
  return { title: `페이지 목록 | ${settings().brandName} 마루` }
}

/** What there is to edit. Drawn with its first rows; from then on the browser asks for itself. */
export default async function PagesPage({ searchParams }: { searchParams: Asked }) {
  const person = await requireStaff()
  const query = await queryOf(searchParams)
  return <PagesScreen brand={<Brand />} person={person} query={query} first={await browse(query)} />
}

/** Nothing where the list cannot be read now: the screen stands, and offers to ask again. */
async function browse(query: string): Promise<Browsed | undefined> {
  try {
    return { answer: await call(browsePages, inputOf(readView(query))), at: Date.now() }
  } catch (error) {
    logger().warn({ event: 'list-not-drawn', err: error }, 'the list of pages is left to the browser')
    return undefined
  }
}
