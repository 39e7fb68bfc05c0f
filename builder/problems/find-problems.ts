// Collects everything that an editor should know of a page: what publishing refuses (`checkPage`, the very same list), and advice on what
// visitors would stumble over. It runs after every pause in typing, so results that depend on one block are cached with that block, and
// only the order of headings, the backgrounds of colours and the places of problems are computed again.
import { checkTree, slotNames } from '@/schemas/page/check-tree'
import { DEVICES, type PageDocument, type Show } from '@/schemas/page/document'
import { readTree, type PageTree } from '@/schemas/page/tree'
import { checkContrast, type Ground, type Palette } from './check-contrast'
import { checkOutline, type PlacedHeading } from './check-outline'
import { leadsNowhere } from '@/schemas/rules/site/leads-nowhere'
import type { Advice, FoundProblem } from './found-problem'
import { readBlock } from './read-block'

export interface KnownLink {
  verdict: 'fine' | 'warning' | 'error'
  message: string
}

export interface FindOptions {
  /** Whether to include what only publishing refuses. Default true. */
  strict?: boolean
  /**
   * Every route of the site (contract builder.routes); without them links are not checked. Pass the same list each time, because results
   * are cached with it.
   */
  routes?: readonly string[] | undefined
  /** What the site answered of addresses (follow-links.ts): it knows records too, and stands above the routes. */
  links?: ReadonlyMap<string, KnownLink> | undefined
  /** Values of the colour tokens (read-palette.ts); without them contrast is not measured. */
  palette?: Palette | undefined
}

/** One bit for each device, for visitors and for members. */
const VISITS = DEVICES.flatMap((_, i) => [1 << (2 * i), 2 << (2 * i)])
const EVERYBODY = VISITS.reduce((all, visit) => all | visit, 0)

/** Page first, then blocks in reading order, errors first in each. */
export function findProblems(source: PageDocument | PageTree, { strict = true, routes, links, palette }: FindOptions = {}): FoundProblem[] {
  const tree = 'nodes' in source ? source : readTree(source)
  const problems: FoundProblem[] = checkTree(tree, { strict }).map((problem) => {
    const { id, field } = placeIn(tree, problem.pointer)
    return { ...problem, severity: 'error', field, ...(id === undefined ? {} : { blockId: id }) }
  })
  const known = new Set(problems.map(({ pointer }) => pointer))
  const order = new Map<string, { index: number; pointer: string }>()
  const headings: PlacedHeading[] = []

  const advise = (id: string, { field, others, ...advice }: Advice): void => {
    const { pointer: at } = order.get(id)!
    const more = others && { others: others.map((one) => ({ pointer: at + one.field, words: one.words })) }
    // A field with an error needs no advice.
    if (!known.has(at + field)) problems.push({ ...advice, pointer: at + field, field, blockId: id, ...more })
  }
  const walk = (id: string, pointer: string, seen: number, ground: Ground): void => {
    const node = tree.nodes.get(id)!
    order.set(id, { index: order.size, pointer })
    if (node.opaque) return
    const facts = readBlock(node.block)
    const visits = seen & visitsOf(node.block.show)
    const { colours } = facts
    const inside = colours.ground === undefined ? ground : { name: colours.ground, isDark: colours.isDark ?? false }
    for (const advice of facts.advice) advise(id, advice)
    if (palette) for (const advice of checkContrast(colours, inside, palette)) advise(id, advice)
    for (const { field, href } of facts.links) {
      const link = links?.get(href)
      if (link) {
        if (link.verdict !== 'fine')
          advise(id, { severity: link.verdict, field, message: `${shortened(href)}: ${link.message}`, keyword: 'nowhere' })
      } else if (routes && leadsNowhere(href, routes)) advise(id, nowhere(field, href))
    }
    for (const heading of facts.headings) headings.push({ ...heading, id, seen: visits })
    for (const name of slotNames(node))
      (node.slots[name] ?? []).forEach((child, i) => walk(child, `${pointer}/slots/${name}/${i}`, visits, inside))
  }
  tree.root.forEach((id, i) => walk(id, `/blocks/${i}`, EVERYBODY, { name: 'page', isDark: false }))
  for (const { id, ...advice } of checkOutline(headings, VISITS)) advise(id, advice)
  if (tree.root.length === 0) problems.push(EMPTY)

  const placeOf = ({ blockId }: FoundProblem): number => (blockId === undefined ? -1 : (order.get(blockId)?.index ?? order.size))
  return problems.sort((a, b) => placeOf(a) - placeOf(b) || RANK[a.severity] - RANK[b.severity])
}

const RANK = { error: 0, warning: 1, info: 2 }

const EMPTY: FoundProblem = {
  severity: 'warning',
  pointer: '/blocks',
  field: '/blocks',
  message: '페이지가 비어 있습니다. 블록을 하나 이상 넣어 주세요.',
  keyword: 'empty',
}

const shortened = (href: string): string => (href.length > 60 ? `${href.slice(0, 60)}…` : href)

const nowhere = (field: string, href: string): Advice => ({
  severity: 'warning',
  field,
  message: `${shortened(href)} 주소에 페이지가 없습니다. 주소를 확인해 주세요.`,
  keyword: 'nowhere',
})

function visitsOf(show: Show | undefined): number {
  if (!show) return EVERYBODY
  const people = show.to === 'visitor' ? 1 : show.to === 'member' ? 2 : 3
  return DEVICES.reduce((visits, device, i) => (show.on && !show.on.includes(device) ? visits : visits | (people << (2 * i))), 0)
}

/** The innermost block of a pointer, and the rest of the pointer. */
function placeIn(tree: PageTree, pointer: string): { id?: string; field: string } {
  const [, list, index, ...rest] = pointer.split('/')
  let id = list === 'blocks' ? tree.root[Number(index ?? NaN)] : undefined
  if (id === undefined) return { field: pointer }
  for (;;) {
    const [slots, name = '', at = ''] = rest
    const child: string | undefined = slots === 'slots' && at !== '' ? tree.nodes.get(id)?.slots[name]?.[Number(at)] : undefined
    if (child === undefined) return { id, field: rest.length > 0 ? `/${rest.join('/')}` : '' }
    id = child
    rest.splice(0, 3)
  }
}
