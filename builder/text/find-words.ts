// Where on the canvas the words of a prop stand. Views know nothing of being edited, so it is the words themselves that tell:
// the text node that says them, in this block and not in one inside it.

export interface Words {
  /** What wears the type of the words. */
  element: HTMLElement
  text: Text
  /** Nothing stands beside the words: they have the whole box of their element. */
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

/** Gives the field the very type of the words. */
export function wearType(field: HTMLElement, { element, isAlone }: Words): void {
  const style = element.ownerDocument.defaultView?.getComputedStyle(element)
  if (!style) return
  for (const name of TYPE) field.style[name] = style[name]
  for (const name of BOX) field.style[name] = isAlone ? style[name] : '0px'
}

/** Lays the field over the words, wherever they are now. */
export function layOver(field: HTMLElement, words: Words): void {
  const range = words.text.ownerDocument.createRange()
  range.selectNodeContents(words.text)
  const rect = words.isAlone ? words.element.getBoundingClientRect() : range.getBoundingClientRect()
  const lineHeight = Number.parseFloat(field.style.lineHeight) || rect.height
  // Words beside an icon, in a button: as wide as they are, on one line while they were on one.
  const isOneLine = !words.isAlone && rect.height < lineHeight * 1.6
  Object.assign(field.style, {
    whiteSpace: isOneLine ? 'pre' : 'pre-wrap',
    width: isOneLine ? 'max-content' : `${rect.width}px`,
    minWidth: isOneLine ? `${Math.max(rect.width, 8)}px` : '',
    minHeight: `${rect.height}px`,
  })
  moveTo(field, rect)
}

/** Puts an absolutely placed element at a place of the window, whatever it is placed within. */
export function moveTo(element: HTMLElement, { left, top }: { left: number; top: number }): void {
  const now = element.getBoundingClientRect()
  element.style.left = `${(Number.parseFloat(element.style.left) || 0) + left - now.left}px`
  element.style.top = `${(Number.parseFloat(element.style.top) || 0) + top - now.top}px`
}
