// Finds the prop that the editor pointed at: the one whose value equals the text of an element under the pointer. Views do not mark their
// texts, because they do not know of editing; when two props have the same text, the first is taken.
import { definitionOf } from '@/schemas/page/definitions'
import type { Block } from '@/schemas/page/document'

export type TextPath = readonly (string | number)[]
interface Field {
  widget?: string
  properties?: Record<string, Field>
  items?: Field
}

/** Every text of a block with its current value. */
export function textsOf(block: Block): { path: TextPath; widget: string; value: string }[] {
  const found: { path: TextPath; widget: string; value: string }[] = []
  const look = (field: Field | undefined, value: unknown, path: TextPath) => {
    if (!field) return
    if (typeof value === 'string' && field.widget !== undefined && TEXT_WIDGETS.has(field.widget))
      found.push({ path, widget: field.widget, value })
    if (Array.isArray(value)) value.forEach((item, i) => look(field.items, item, [...path, i]))
    else if (typeof value === 'object' && value !== null)
      for (const [name, inner] of Object.entries(value)) look(field.properties?.[name], inner, [...path, name])
  }
  look(definitionOf(block.type)?.props, block.props, [])
  return found
}
const TEXT_WIDGETS = new Set(['text', 'textarea', 'html'])

/** @param element that was pointed at; @param frame of the block */
export function textAt(block: Block, element: Element, frame: Element): TextPath | undefined {
  const texts = textsOf(block)
  for (let at: Element | null = element; at && at !== frame; at = at.parentElement) {
    const words = plain(at.textContent ?? '')
    const hit = words === '' ? undefined : texts.find(({ widget, value }) => widget !== 'html' && plain(value) === words)
    if (hit) return hit.path
  }
  const html = texts.find(({ widget }) => widget === 'html')
  return html && element.closest('.prose') && frame.contains(element) ? html.path : undefined
}

/** Without spaces: a line break of the value may be an element on the page. */
const plain = (text: string): string => text.replace(/\s+/g, '')
