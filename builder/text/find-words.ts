// Finds the text of a prop on the canvas. Views do not mark their texts, because they do not know of editing, so the text itself is
// searched: the text node with that text, in this block and not in one inside it.

export interface Words {
  /** The element whose font the text has. */
  element: HTMLElement
  text: Text
  /** Whether the text fills its element alone. */
  isAlone: boolean
}

/** @param frame of the block (`display: contents`) */
export function findWords(frame: HTMLElement, value: string): Words | undefined {
  const needle = plain(value)
  if (needle === '') return undefined
  const walker = frame.ownerDocument.createTreeWalker(frame, 4)
  for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
    const element = node.parentElement
    if (
      !element ||
      plain(node.data) !== needle ||
      element.closest('[data-id]') !== frame ||
      element.closest('[data-writing], script, style')
    )
      continue
    const display = element.ownerDocument.defaultView?.getComputedStyle(element).display ?? ''
    return { element, text: node, isAlone: element.childNodes.length === 1 && !/flex|grid/.test(display) }
  }
  return undefined
}

const plain = (text: string): string => text.replace(/\s+/g, ' ').trim()

const TYPE = [
  'fontFamily',
  'fontSize',
  'fontWeight',
  'fontStyle',
  'fontVariantNumeric',
  'fontFeatureSettings',
  'letterSpacing',
  'lineHeight',
  'textAlign',
  'textTransform',
  'textWrap',
  'textIndent',
  'wordBreak',
  'overflowWrap',
  'color',
  'direction',
] as const
const BOX = [
  'paddingTop',
  'paddingRight',
  'paddingBottom',
  'paddingLeft',
  'borderTopWidth',
  'borderRightWidth',
  'borderBottomWidth',
  'borderLeftWidth',
] as const

/** Gives the field the font of the text. */
export function wearType(field: HTMLElement, { element, isAlone }: Words): void {
  const style = element.ownerDocument.defaultView?.getComputedStyle(element)
  if (!style) return
  for (const name of TYPE) field.style[name] = style[name]
  for (const name of BOX) field.style[name] = isAlone ? style[name] : '0px'
}

/** Places the field over the text, wherever it is now. */
export function layOver(field: HTMLElement, words: Words): void {
  const range = words.text.ownerDocument.createRange()
  range.selectNodeContents(words.text)
  const rect = words.isAlone ? words.element.getBoundingClientRect() : range.getBoundingClientRect()
  const lineHeight = Number.parseFloat(field.style.lineHeight) || rect.height
  // Text beside an icon, in a button: as wide as it is, and on one line if it was on one.
  const isOneLine = !words.isAlone && rect.height < lineHeight * 1.6
  Object.assign(field.style, {
    whiteSpace: isOneLine ? 'pre' : 'pre-wrap',
    width: isOneLine ? 'max-content' : `${rect.width}px`,
    minWidth: isOneLine ? `${Math.max(rect.width, 8)}px` : '',
    minHeight: `${rect.height}px`,
  })
  moveTo(field, rect)
}

/** Places an absolutely positioned element in window coordinates, whatever its containing block. */
export function moveTo(element: HTMLElement, { left, top }: { left: number; top: number }): void {
  const now = element.getBoundingClientRect()
  element.style.left = `${(Number.parseFloat(element.style.left) || 0) + left - now.left}px`
  element.style.top = `${(Number.parseFloat(element.style.top) || 0) + top - now.top}px`
}
