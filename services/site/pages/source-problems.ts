import type { Problem } from '@/schemas/api/base/failure'
import { definitionOf } from '@/schemas/page/definitions'
import type { Block, PageDocument } from '@/schemas/page/document'
import { fieldSource, type SourcePlace } from '@/services/parts/field-source'

interface Named {
  pointer: string
  blockId: string
  source: string
  value: unknown
}

/** Records that blocks name and that do not fit them. What a schema can tell is told by `checkPage`. */
export async function sourceProblems(place: SourcePlace, document: PageDocument): Promise<Problem[]> {
  const problems: Problem[] = []
  for (const { pointer, blockId, source, value } of namedIn(document.blocks, '/blocks')) {
    const [name = '', detail = ''] = source.split(':')
    const message = await fieldSource(name)?.whyNot(place, detail, value)
    if (message) problems.push({ pointer, blockId, message, keyword: 'source' })
  }
  return problems
}

function namedIn(blocks: readonly Block[], at: string): Named[] {
  return blocks.flatMap(({ id, type, props, slots }, i) => {
    const pointer = `${at}/${i}`
    const fields = (definitionOf(type)?.props.properties ?? {}) as Record<string, { source?: string }>
    const values = props as Readonly<Record<string, unknown>>
    const own = Object.entries(fields).flatMap(([name, { source }]) =>
      source === undefined || values[name] === undefined
        ? []
        : [{ pointer: `${pointer}/props/${name}`, blockId: id, source, value: values[name] }],
    )
    const inside = Object.entries(slots ?? {}).flatMap(([name, children]) => namedIn(children, `${pointer}/slots/${name}`))
    return [...own, ...inside]
  })
}
