import { definitionOf } from '@/schemas/page/definitions'
import type { Block } from '@/schemas/page/document'

export type TextPath = readonly (string | number)[]
export interface TextField {
  title: string
  widget: 'text' | 'textarea' | 'html'
  minLength: number
  maxLength: number
  /** Whether an empty text is removed. */
  isOptional: boolean
}
interface Schema {
  title?: string
  widget?: string
  minLength?: number
  maxLength?: number
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
}

/** The text at a path of a block's props; undefined when that prop is no text. */
export function textFieldAt(block: Block, path: TextPath): TextField | undefined {
  let schema = definitionOf(block.type)?.props as Schema | undefined
  let isOptional = false
  for (const step of path) {
    isOptional = typeof step === 'string' && !schema?.required?.includes(step)
    schema = typeof step === 'number' ? schema?.items : schema?.properties?.[step]
  }
  const widget = schema?.widget
  if (!schema || (widget !== 'text' && widget !== 'textarea' && widget !== 'html')) return undefined
  return { title: schema.title ?? '글', widget, minLength: schema.minLength ?? 0, maxLength: schema.maxLength ?? Infinity, isOptional }
}

export function textAtPath(block: Block, path: TextPath): string {
  let value: unknown = block.props
  for (const step of path) value = (value as Record<string | number, unknown> | undefined)?.[step]
  return typeof value === 'string' ? value : ''
}

/** One key for one text, in the panel and on the canvas, so that edits in both are one undo entry. */
export const keyOfText = (id: string, path: TextPath): string => `prop:${id}:/${path.join('/')}`
