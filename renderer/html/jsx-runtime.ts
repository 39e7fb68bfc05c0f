// The JSX runtime of the page server. Views are pure functions without hooks, so a page needs no tree of elements: while a view is
// being written, `jsx` returns HTML at once. At any other time it is React's own, so that an island inside a page, which has hooks,
// is rendered by react-dom/server from the same modules. Browsers and Next never load this file: they compile against React.
import { escapeHtml } from '@/lib/html/escape-html'
import { Fragment, jsx as elementOf, jsxs as elementsOf } from 'react/jsx-runtime'
import { isValidElement, type ElementType, type ReactNode } from 'react'
import { attribute, styleText } from './attributes'

export { Fragment }

/** HTML that is written already: a view's result, or a rendered slot. */
export class Html {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

type Props = Record<string, unknown>
type Jsx = typeof elementOf

let writing = false

export const jsx: Jsx = (type, props, key) => (writing ? write(type, props as Props) : elementOf(type, props, key)) as ReturnType<Jsx>
export const jsxs: Jsx = (type, props, key) => (writing ? write(type, props as Props) : elementsOf(type, props, key)) as ReturnType<Jsx>

export const isWriting = (): boolean => writing

/** The HTML of what the view returns. Throws what the view throws, and for a component that only React can render. */
export const writeHtml = (view: () => ReactNode): string => within(true, () => textOf(view()))

/** Whether HTML is fit for its page; asked of each class attribute once, and of what no view has written. */
export type FitCheck = (html: string) => boolean
let check: FitCheck | undefined
let isFit = true

/** The same, and whether all of it is fit, where that is asked: known while it is written, it need not be read for it. */
export function writeFit(view: () => ReactNode, newCheck: FitCheck | undefined): { html: string; isFit: boolean | undefined } {
  if (check !== newCheck) {
    check = newCheck
    classes.clear()
  }
  isFit = true
  const html = writeHtml(view)
  return { html, isFit: check && isFit }
}

const heed = (html: string): string => {
  if (isFit && check) isFit = check(html)
  return html
}

/** Runs work that builds React elements, as an island's server rendering does, from inside a view. */
export const asReact = <T>(work: () => T): T => within(false, work)

/** HTML as a node that a view may place. */
export const htmlNode = (text: string): ReactNode => new Html(heed(text)) as unknown as ReactNode

function within<T>(state: boolean, work: () => T): T {
  const before = writing
  writing = state
  try {
    return work()
  } finally {
    writing = before
  }
}

/** Elements that have no content and no end tag. */
const VOID = new Set('area base br col embed hr img input link meta source track wbr'.split(' '))
/** A line break at their beginning is dropped by the HTML parser, unless it is doubled. */
const DROPS_FIRST_LINE_BREAK = new Set(['pre', 'listing', 'textarea'])

function write(type: ElementType | symbol, props: Props): unknown {
  if (typeof type === 'function') {
    if (type.prototype && 'isReactComponent' in type.prototype) throw new Error(`${type.name} is a class; views use functions only`)
    const result = (type as (props: Props) => unknown)(props)
    // An element is there whatever its component returns: `{part && <div>{part}</div>}` asks for the element.
    return typeof result === 'object' && result !== null ? result : new Html(textOf(result))
  }
  if (typeof type === 'string') return new Html(element(type, props))
  if (type === (Fragment as unknown)) return new Html(textOf(props['children']))
  throw new Error('A view can place elements, fragments and functions without hooks; what needs React belongs into an island.')
}

interface Tag {
  opening: string
  closing: string
  isVoid: boolean
  isCustom: boolean
  /** Some of its props are written elsewhere than in its tag. */
  isField: boolean
}
const tags = new Map<string, Tag>()

function tagOf(type: string): Tag {
  let tag = tags.get(type)
  if (!tag) {
    tag = {
      opening: `<${type}`,
      closing: `</${type}>`,
      isVoid: VOID.has(type),
      isCustom: type.includes('-'),
      isField: type === 'textarea' || type === 'select',
    }
    tags.set(type, tag)
  }
  return tag
}

const classes = new Map<string, { written: string; isFit: boolean }>()
/** A site has hundreds; an editor's text is never among them, but a view may compose some. */
const MOST_CLASSES = 5_000

/** Views name the same classes over and over, and their selectors (`[&>p]:mt-4`) hold what has to be escaped. */
function classAttribute(value: string): string {
  let known = classes.get(value)
  if (!known) {
    const written = ` class="${escapeHtml(value)}"`
    known = { written, isFit: check?.(written) ?? true }
    if (classes.size < MOST_CLASSES) classes.set(value, known)
  }
  if (!known.isFit) isFit = false
  return known.written
}

function element(type: string, props: Props): string {
  const tag = tagOf(type)
  let out = tag.opening
  let content: string | undefined
  for (const name in props) {
    const value = props[name]
    if (value === undefined || value === null) continue
    if (name === 'children') content ??= textOf(value)
    else if (name === 'className' && typeof value === 'string') out += classAttribute(value)
    else if (name === 'dangerouslySetInnerHTML') content = heed((value as { __html: string }).__html)
    else if (name === 'style') {
      const style = styleText(value as Props)
      if (style) out += ` style="${escapeHtml(style)}"`
    } else if (tag.isField && (name === 'value' || name === 'defaultValue')) {
      if (type === 'textarea') content = escapeHtml((value as string | number).toString())
    } else out += attribute(name, value, tag.isCustom)
  }
  if (tag.isVoid) return `${out}/>`
  if (type === 'select') content = withSelection(content ?? '', props['value'] ?? props['defaultValue'])
  if (content === undefined) return `${out}>${tag.closing}`
  if (DROPS_FIRST_LINE_BREAK.has(type) && content.startsWith('\n')) content = `\n${content}`
  return `${out}>${content}${tag.closing}`
}

/** A select has no value in HTML: the option that has it is marked. */
function withSelection(options: string, value: unknown): string {
  if (value === undefined || value === null) return options
  const chosen = new Set((Array.isArray(value) ? value : [value]).map((one) => `value="${escapeHtml(String(one))}"`))
  return options.replace(/<option\b[^>]*/g, (tag) => ([...chosen].some((mark) => tag.includes(` ${mark}`)) ? `${tag} selected=""` : tag))
}

/** The text of whatever may be a child. */
export function textOf(node: unknown): string {
  if (typeof node === 'string') return escapeHtml(node)
  if (node === null || node === undefined || typeof node === 'boolean') return ''
  if (node instanceof Html) return node.text
  if (typeof node === 'number' || typeof node === 'bigint') return String(node)
  if (Array.isArray(node)) {
    let out = ''
    for (const item of node) out += textOf(item)
    return out
  }
  // Made before the writing began: a constant of its module.
  if (isValidElement<Props>(node)) return textOf(write(node.type as ElementType | symbol, node.props))
  if (typeof node === 'object' && Symbol.iterator in node) return textOf([...(node as Iterable<unknown>)])
  throw new Error(`A view cannot place ${typeof node === 'object' ? 'an object' : `a ${typeof node}`}.`)
}
