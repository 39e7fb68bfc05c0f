import type { BlockDefinition } from '@/schemas/page/block-definition'
import { definitionOf } from '@/schemas/page/definitions'
import { isSameField, tabOf, widgetOf, type FieldSchema } from './field-schema'

/** Cannot be set for several blocks at once, because the value belongs to one block. */
const ALONE = new Set(['list', 'option-groups', 'matrix', 'reference', 'choices', 'html', 'picture', 'picture-address'])

/** The properties that all these types of block have in common, with one schema for them. */
export function commonFields(types: readonly string[]): FieldSchema | undefined {
  const definitions = [...new Set(types)].map(definitionOf)
  if (!definitions.every((definition): definition is BlockDefinition => definition !== undefined)) return undefined
  const [first, ...others] = definitions.map((definition) => definition.props as FieldSchema)
  if (!first) return undefined
  const shared = Object.entries(first.properties ?? {}).filter(
    ([name, schema]) => !ALONE.has(widgetOf(schema)) && others.every((other) => isSameField(other.properties?.[name], schema)),
  )
  const required = (first.required ?? []).filter((name) => others.every((other) => other.required?.includes(name)))
  return { type: 'object', properties: Object.fromEntries(shared), required }
}

/** Names of the properties on each tab. */
export function namesByTab(schema: FieldSchema): { content: string[]; look: string[] } {
  const names = { content: [] as string[], look: [] as string[] }
  for (const [name, property] of Object.entries(schema.properties ?? {})) names[tabOf(name, property)].push(name)
  return names
}
