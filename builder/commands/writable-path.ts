import { definitionOf } from '@/schemas/page/definitions'
import type { Block } from '@/schemas/page/document'

/** The first text of a block that can be edited in place: rich text before plain. */
export function writablePath(block: Block): readonly string[] | undefined {
  const properties: Record<string, { widget?: string }> | undefined = definitionOf(block.type)?.props.properties
  if (!properties) return undefined
  const names = Object.keys(properties)
  const html = names.find((name) => properties[name]!.widget === 'html')
  const text = names.find((name) => ['text', 'textarea'].includes(properties[name]!.widget ?? '') && WRITTEN.has(name))
  const name = html ?? text
  return name === undefined ? undefined : [name]
}
/** Props that are text on the page; others are names, hints or paths. */
const WRITTEN = new Set(['text', 'title', 'label', 'heading', 'caption', 'lead', 'message'])
