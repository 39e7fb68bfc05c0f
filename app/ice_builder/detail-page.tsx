import { notFound } from 'next/navigation'
import type { ComponentType, ReactNode } from 'react'
import { NoRight } from '@/app/office/_parts/no-right'
import type { AnyContract, Item } from '@/schemas/api/base/contract'
import { Brand } from './brand'
import { queryOf, type SearchParams } from './query-of'
import { readOne } from './read-one'
import { refusalFor, type RefusedScreen } from './refusal-for'
import { requireStaff, type Staff } from './require-staff'

interface DetailProps<C extends AnyContract> {
  brand: ReactNode
  person: Staff
  query: string
  first: Item<C>
  /** When it was read: deadlines are judged by that moment on both sides. */
  now: number
}

/**
 * The page of one row, whose parameters are the input of its contract; people are masked until a reason is given.
 * @param missing said to the people of a shop, who may follow a link to what is not theirs.
 */
export const detailPage = <C extends AnyContract>(
  of: RefusedScreen,
  contract: C,
  Screen: ComponentType<DetailProps<C>>,
  missing?: string,
) =>
  async function DetailPage({ params, searchParams }: { params: Promise<Record<string, string>>; searchParams: SearchParams }) {
    const person = await requireStaff()
    const refusal = refusalFor(of, person)
    if (refusal) return refusal
    const [given, query] = [await params, await queryOf(searchParams)]
    const first = await readOne(contract, given)
    if (first !== undefined)
      return <Screen key={Object.values(given).join('/')} {...{ person, query, first }} brand={<Brand />} now={Date.now()} />
    if (!missing || !person.shopName) notFound()
    return <NoRight brand={<Brand />} person={person} here={of.here ?? of.id} title={of.title} missing={missing} />
  }
