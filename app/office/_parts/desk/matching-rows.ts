import { call } from '@/schemas/api/base/call'
import type { AnyContract, Input, Listed } from '@/schemas/api/base/contract'
import { MOST_AT_ONCE } from '@/schemas/api/base/many'
import type { Desk, DeskView } from './desk-definition'

/** Rows of one page that is asked for. */
const PAGE = 100

/** The rows of all pages of a view that may be chosen, the first ones of the list's order, as many as are changed at once. */
export async function matchingRows<C extends AnyContract>(desk: Desk<C>, view: DeskView): Promise<ReadonlyMap<string, Listed<C>>> {
  const chosen = new Map<string, Listed<C>>()
  const may = desk.bulk?.mayChoose ?? (() => true)
  for (let page = 1; ; page++) {
    const input = { ...(desk.inputOf({ ...view, page: 1 }) as object), page, size: PAGE } as Input<C>
    const { items, totalCount } = (await call(desk.contract, input)) as unknown as { items: Listed<C>[]; totalCount: number }
    for (const row of items.filter(may)) {
      if (chosen.size >= MOST_AT_ONCE) return chosen
      chosen.set(desk.idOf(row), row)
    }
    if (items.length === 0 || page * PAGE >= totalCount) return chosen
  }
}
