import type { Problem } from '@/schemas/api/base/failure'
import { definitionOf } from '@/schemas/page/definitions'
import type { Block, PageDocument } from '@/schemas/page/document'
import { readFields } from '@/schemas/page/read-fields'
import type { LinkPlace } from '@/services/records/link-sources'
import { readLinks } from '@/services/records/read-links'

interface Linked {
  pointer: string
  blockId: string
  href: string
}

/** Links of blocks to where nothing is. Those to what visitors do not see yet, or no more, the builder says beforehand. */
export async function linkProblems(place: LinkPlace, document: PageDocument): Promise<Problem[]> {
  const links = linksIn(document.blocks, '/blocks')
  const known = await readLinks(
    place,
    links.map(({ href }) => href),
  )
  return links.flatMap(({ pointer, blockId, href }) => {
    const link = known.get(href)
    return link?.verdict === 'error' ? [{ pointer, blockId, keyword: 'nowhere', message: `${href}: ${link.message}` }] : []
  })
}

function linksIn(blocks: readonly Block[], at: string): Linked[] {
  return blocks.flatMap(({ id, type, v, props, slots }, i) => {
    const pointer = `${at}/${i}`
    const definition = definitionOf(type)
    const own =
      definition?.version === v ? readFields(definition.props, props, { at: `${pointer}/props`, label: definition.title }).links : []
    const inside = Object.entries(slots ?? {}).flatMap(([name, children]) => linksIn(children, `${pointer}/slots/${name}`))
    return [...own.map(({ field, href }) => ({ pointer: field, blockId: id, href })), ...inside]
  })
}
