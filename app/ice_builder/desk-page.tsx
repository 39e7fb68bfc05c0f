import type { Metadata } from 'next'
import type { ComponentType } from 'react'
import type { Desk } from '@/app/office/_parts/desk/desk-definition'
import { firstRows } from '@/app/office/_parts/first-rows'
import type { ListScreenProps } from '@/app/office/_parts/list-screen-props'
import { NoRight } from '@/app/office/_parts/no-right'
import type { AnyContract } from '@/schemas/api/base/contract'
import { rightsOf } from '@/schemas/rules/base/rights'
import { settings } from '@/services/base/settings'
import { Brand } from './brand'
import { queryOf, type SearchParams } from './query-of'
import { requireStaff } from './require-staff'

/** The title of a screen of the console, for those who may enter it. */
export const deskMetadata =
  ({ title }: { title: string }) =>
  async (): Promise<Metadata> => {
    await requireStaff()
    return { title: `${title} | ${settings().brandName} 마루` }
  }

/** The page of a desk, or of one of several by the query, rendered with its first rows; afterwards the browser requests them. */
export function deskPage<C extends AnyContract>(of: Desk<C> | ((query: string) => Desk<C>), Screen: ComponentType<ListScreenProps<C>>) {
  return async function DeskPage({ searchParams }: { searchParams: SearchParams }) {
    const person = await requireStaff()
    const query = await queryOf(searchParams)
    const { id, here = id, title, contract, inputOf, read } = typeof of === 'function' ? of(query) : of
    if (!rightsOf(person).sees(id)) return <NoRight brand={<Brand />} person={person} here={here} title={title} />
    const first = await firstRows(contract, inputOf(read(query)))
    return <Screen brand={<Brand />} person={person} query={query} first={first} />
  }
}
