import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { firstRows } from '@/app/office/_parts/first-rows'
import { NoRight } from '@/app/office/_parts/no-right'
import { recordView } from '@/app/office/records/record-list-view'
import { RecordsScreen } from '@/app/office/records/records-screen'
import { browseRecords } from '@/schemas/api/site/records'
import { recordTypeOf } from '@/schemas/records/registry'
import { rightsOf } from '@/schemas/rules/base/rights'
import { settings } from '@/services/base/settings'
import { Brand } from '../../brand'
import { queryOf, type SearchParams } from '../../query-of'
import { requireStaff } from '../../require-staff'

type Params = Promise<{ type: string }>

export async function generateMetadata({ params }: { params: Params }): Promise<Metadata> {
  await requireStaff()
  return { title: `${recordTypeOf((await params).type)?.title ?? '기록'} | ${settings().brandName} 마루` }
}

/** The list of the records of one type, rendered with its first rows; afterwards the browser requests them. */
export default async function RecordsPage({ params, searchParams }: { params: Params; searchParams: SearchParams }) {
  const person = await requireStaff()
  const type = recordTypeOf((await params).type) ?? notFound()
  if (!rightsOf(person).sees(type.type))
    return <NoRight brand={<Brand />} person={person} here={`records/${type.type}`} title={type.title} />
  const query = await queryOf(searchParams)
  const view = recordView(type)
  const first = await firstRows(browseRecords, view.inputOf(view.read(query)))
  return <RecordsScreen key={type.type} brand={<Brand />} person={person} type={type.type} query={query} first={first} />
}
