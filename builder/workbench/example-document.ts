import { slotsOf, type BlockDefinition } from '@/schemas/page/block-definition'
import { definitionOf } from '@/schemas/page/definitions'
import type { Block, PageDocument } from '@/schemas/page/document'

/** Content of a slot that accepts any block. */
const FILLING = ['heading', 'rich-text', 'button']

/** A page with one block's example and content in every slot, so that containers are visible. */
export function exampleDocument(definition: BlockDefinition): PageDocument {
  const props = structuredClone(definition.example)
  const slots = Object.entries(slotsOf(definition, props)).map(([name, { accepts }]) => {
    const types = accepts ? [...accepts].slice(0, 1) : FILLING
    return [name, types.flatMap((type) => exampleBlock(type, `example-${name}-${type}`))] as const
  })
  const block: Block = {
    id: 'example',
    type: definition.type,
    v: definition.version,
    props,
    ...(slots.length > 0 ? { slots: Object.fromEntries(slots) } : {}),
  }
  return { schemaVersion: 1, kind: 'page', route: '/', title: definition.title, layout: 'content', blocks: [block] }
}

function exampleBlock(type: string, id: string): Block[] {
  const definition = definitionOf(type)
  return definition ? [{ id, type, v: definition.version, props: structuredClone(definition.example) }] : []
}
