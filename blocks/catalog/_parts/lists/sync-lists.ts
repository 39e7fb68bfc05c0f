// Makes what this device looked at and compared the same as on the member's others. It is loaded with the menu of a signed-in member alone,
// and knows the lists by what the browser stores: the buttons and rows that show them know nothing of it.
import { call } from '@/schemas/api/base/call'
import type { Input, Item } from '@/schemas/api/base/contract'
import { syncOwnLists } from '@/schemas/api/catalog/own-lists'
import { forgetOwnLists } from '@/schemas/api/auth/forget-own-lists'
import { readCompareList } from '@/schemas/rules/catalog/compare-list'
import { caseIdOf, changeOf, OWN_LISTS, type OwnList } from '@/schemas/rules/catalog/own-lists'
import { readRecentProducts, remember } from '@/schemas/rules/catalog/recent-products'
import { OWN_LIST_KEYS, OWN_LIST_MARK } from '@/schemas/words/own-list-keys'

interface Mark {
  memberNo: string
  /** When the lists were last the same as the server's; 0 before. */
  at: number
  ids: Record<OwnList, readonly string[]>
  category: string
}

/** Another device may have changed the lists by then. */
const FRESH_MS = 5 * 60_000

export async function syncLists(memberNo: string, now = Date.now()): Promise<void> {
  try {
    const found = readMark()
    // What another member left here is not this one's.
    if (found && found.memberNo !== memberNo) forgetOwnLists()
    const mark = found?.memberNo === memberNo ? found : undefined
    rememberCase()
    const texts = storedTexts()
    const lists = changesSince(mark)
    if (lists.length === 0 && mark && now - mark.at < FRESH_MS && now >= mark.at) return
    // The lists are the member's from here on: a sign-out takes them away, and with them the mark.
    writeMark(mark ?? { memberNo, at: 0, ids: { product: [], goods: [], case: [], compare: [] }, category: '' })
    const { item } = await call(syncOwnLists, { lists })
    if (readMark()?.memberNo !== memberNo) return
    // What was pressed meanwhile is told the next time, with what was told now.
    if (storedTexts().some((text, at) => text !== texts[at])) return
    showLists(item)
    writeMark({
      ...{ memberNo, at: now },
      ids: { product: ids(item.product), goods: ids(item.goods), case: ids(item.case), compare: ids(item.compare.products) },
      category: item.compare.category,
    })
  } catch {
    // Without an answer, or without storage, the lists stay this device's own until the next page.
  }
}

const ids = (things: readonly { id: string }[]): string[] => things.map(({ id }) => id)

const stored = (key: string): unknown => {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null')
  } catch {
    return null
  }
}
const storedTexts = (): (string | null)[] => OWN_LISTS.map((list) => localStorage.getItem(OWN_LIST_KEYS[list]))

function readMark(): Mark | undefined {
  const mark = stored(OWN_LIST_MARK) as Partial<Mark> | null
  if (typeof mark?.memberNo !== 'string' || typeof mark.at !== 'number') return undefined
  const listed = (list: OwnList): string[] => {
    const some: unknown = mark.ids?.[list]
    return Array.isArray(some) ? some.filter((id): id is string => typeof id === 'string') : []
  }
  return {
    ...{ memberNo: mark.memberNo, at: mark.at, category: typeof mark.category === 'string' ? mark.category : '' },
    ids: { product: listed('product'), goods: listed('goods'), case: listed('case'), compare: listed('compare') },
  }
}

const writeMark = (mark: Mark): void => localStorage.setItem(OWN_LIST_MARK, JSON.stringify(mark))

type Changes = Input<typeof syncOwnLists>['lists']

function changesSince(mark: Mark | undefined): Changes {
  return OWN_LISTS.flatMap((list): Changes => {
    const kept = stored(OWN_LIST_KEYS[list])
    if (list !== 'compare') {
      const change = changeOf(list, mark?.ids[list] ?? [], readRecentProducts(kept))
      return isChange(change) ? [{ list, ...change }] : []
    }
    const { category, categoryName, products } = readCompareList(kept)
    // A list of another category is a new one.
    const before = mark && (mark.category === category || products.length === 0) ? mark.ids.compare : []
    const change = changeOf(list, before, products)
    return isChange(change) ? [{ list, ...change, category, categoryName }] : []
  })
}

const isChange = ({ added, removed }: { added: unknown[]; removed: unknown[] }): boolean => added.length + removed.length > 0

/** The case of this page, as its head names it. */
function rememberCase(): void {
  const id = caseIdOf(location.pathname)
  // Without the name of the brand, which ends every title.
  const name = head('og:title')
    .replace(/ \| [^|]*$/, '')
    .trim()
  const image = /^https?:\/\/[^/]+(\/.+)$/.exec(head('og:image'))?.[1]
  if (id === null || name === '' || image === undefined) return
  const kept = readRecentProducts(stored(OWN_LIST_KEYS.case))
  if (kept[0]?.id !== id) write(OWN_LIST_KEYS.case, remember(kept, { id, name: name.slice(0, 200), image }))
}

const head = (property: string): string => document.querySelector<HTMLMetaElement>(`meta[property="${property}"]`)?.content ?? ''

function showLists({ product, goods, case: cases, compare }: Item<typeof syncOwnLists>): void {
  write(OWN_LIST_KEYS.product, product)
  write(OWN_LIST_KEYS.goods, goods)
  write(OWN_LIST_KEYS.case, cases)
  const here = readCompareList(stored(OWN_LIST_KEYS.compare))
  // An empty list has no category there; here it stays in the one that is being chosen from (S-CMP-2).
  write(OWN_LIST_KEYS.compare, compare.products.length > 0 ? compare : { ...here, products: [] })
}

/** Stores a list where it differs, and tells what shows it on this page as the browser tells other tabs. */
function write(key: string, value: unknown): void {
  const text = JSON.stringify(value)
  const before = localStorage.getItem(key)
  if (text === before || (before === null && (value as { length?: number }).length === 0)) return
  localStorage.setItem(key, text)
  dispatchEvent(new StorageEvent('storage', { key, newValue: text }))
}
