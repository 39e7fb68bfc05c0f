import type { Metadata } from 'next'
import { firstRows } from '@/app/office/_parts/first-rows'
import { NoRight } from '@/app/office/_parts/no-right'
import { OpeningScreen } from '@/app/office/site/opening/opening-screen'
import { listFirstDay } from '@/schemas/api/site/opening'
import { rightsOf } from '@/schemas/rules/base/rights'
import { settings } from '@/services/base/settings'
import { Brand } from '../brand'
import { requireStaff } from '../require-staff'

export async function generateMetadata(): Promise<Metadata> {
  await requireStaff()
  return { title: `사이트 열기 | ${settings().brandName} 마루` }
}

/** What a new site has to make true before it opens. */
export default async function OpeningPage() {
  const person = await requireStaff()
  if (!rightsOf(person).sees('opening')) return <NoRight brand={<Brand />} person={person} here="opening" title="사이트 열기" />
  return <OpeningScreen brand={<Brand />} person={person} first={await firstRows(listFirstDay, {})} />
}
