// Converts pasted content into blocks: headings, texts, pictures of our own storage, rules, videos. The result is always what the editor
// could have made by hand.
import { withParticle } from '@/lib/particle'
import { sanitizeHtml, textOf } from '@/lib/html/sanitize-html'
import { definitionOf } from '@/schemas/page/definitions'
import type { Block } from '@/schemas/page/document'
import { insertBlocks } from '../commands/insert-blocks'
import type { Editor } from '../state/editor'
import { cleanForeign, TOO_MUCH, type Foreign } from '@/lib/rich-text/clean-foreign'
import { fromHtml } from '@/lib/rich-text/from-html'
import { toHtml } from '@/lib/rich-text/to-html'
import { type RichElement, type RichText } from '@/lib/rich-text/rich-text'

/** A text block may contain two hundred thousand characters of HTML; longer texts are split. */
const MOST_IN_ONE = 150_000
const LONGEST_HEADING = 120
const YOUTUBE = /^https:\/\/(?:(?:www\.|m\.)?youtube(?:-nocookie)?\.com\/(?:watch\?|shorts\/|embed\/|live\/)|youtu\.be\/)\S+$/

export type Pasted = { blocks: Block[]; notes: string[] } | { refusal: string }

/** @param newId makes a block id that is new everywhere */
export async function pasteToBlocks(foreign: Foreign, newId: () => string): Promise<Pasted> {
  const cleaned = await cleanForeign(foreign, sanitizeHtml)
  if (!cleaned) return { refusal: TOO_MUCH }
  const maker = new Maker(newId)
  for (const element of fromHtml(cleaned.html, sanitizeHtml)) maker.take(element)
  const blocks = maker.end()
  return blocks.length === 0 && cleaned.notes.length === 0 ? { refusal: '붙여 넣을 글이 없습니다.' } : { blocks, notes: cleaned.notes }
}

class Maker {
  readonly #newId: () => string
  #blocks: Block[] = []
  #text: RichText = []
  constructor(newId: () => string) {
    this.#newId = newId
  }

  take(element: RichElement): void {
    const props = propsOf(element)
    if (props && definitionOf(props.type)) {
      this.#flush()
      this.#put(props.type, props.props)
    } else if (this.#length() > MOST_IN_ONE) {
      this.#flush()
      this.#text.push(element)
    } else this.#text.push(element)
  }
  end(): Block[] {
    this.#flush()
    return this.#blocks
  }

  #size = 0
  #counted = 0
  #length(): number {
    for (; this.#counted < this.#text.length; this.#counted++) this.#size += toHtml([this.#text[this.#counted]!]).length
    return this.#size
  }
  #flush(): void {
    const html = toHtml(this.#text)
    if (textOf(html) !== '' || /<(?:img|table)/.test(html)) this.#put('rich-text', { html })
    this.#text = []
    this.#size = this.#counted = 0
  }
  #put(type: string, props: Block['props']): void {
    this.#blocks.push({ id: this.#newId(), type, v: definitionOf(type)?.version ?? 1, props })
  }
}

/** The block of an element; undefined for text. */
function propsOf(element: RichElement): { type: string; props: Block['props'] } | undefined {
  if (element.type === 'heading') {
    const text = textOf(toHtml([element]))
    return text !== '' && text.length <= LONGEST_HEADING ? { type: 'heading', props: { text, level: element.level } } : undefined
  }
  if (element.type === 'opaque') {
    if (element.html.startsWith('<hr')) return { type: 'divider', props: {} }
    return /^<(?:figure|img)/.test(element.html) ? pictureOf(element.html) : undefined
  }
  if (element.type !== 'paragraph') return undefined
  const seen = element.children.filter((child) => 'type' in child || child.text.trim() !== '')
  const [only] = seen
  if (seen.length !== 1 || !only) return undefined
  if ('type' in only && only.type === 'piece') return pictureOf(only.html)
  const url = 'type' in only ? (only.type === 'link' ? only.href : '') : only.text.trim()
  if (!YOUTUBE.test(url)) return undefined
  return {
    type: 'video',
    props: {
      source: 'youtube',
      address: url,
      title: '영상',
      ratio: url.includes('/shorts/') ? 'shorts' : '16:9',
      autoplayInView: false,
      loop: false,
      stopOutside: true,
    },
  }
}

function pictureOf(html: string): { type: string; props: Block['props'] } | undefined {
  const body = new DOMParser().parseFromString(html, 'text/html').body
  const [picture, other] = body.querySelectorAll('img')
  const src = picture?.getAttribute('src')
  if (!picture || !src || other) return undefined
  const size = (name: string) => Number(picture.getAttribute(name)) || undefined
  const [width, height] = [size('width'), size('height')]
  const caption = (body.querySelector('figcaption')?.textContent ?? '').trim().slice(0, 200)
  return {
    type: 'image',
    props: {
      image: {
        src,
        alt: (picture.getAttribute('alt') ?? '').slice(0, 200),
        ...(width === undefined ? {} : { width }),
        ...(height === undefined ? {} : { height }),
      },
      ...(caption ? { caption } : {}),
    },
  }
}

/** Pastes the content of another program after the selection, as one undo entry, and announces the result. */
export async function pasteForeign(editor: Editor, foreign: Foreign, say: (words: string) => void): Promise<void> {
  const pasted = await pasteToBlocks(foreign, editor.newId)
  if ('refusal' in pasted) return say(pasted.refusal)
  const { blocks, notes } = pasted
  if (blocks.length > 0 && !insertBlocks(editor, blocks)) return
  if (notes.length > 0) say(notes.join(' '))
  else if (blocks.length === 1) editor.announce(`${withParticle(definitionOf(blocks[0]!.type)?.title ?? '블록', '을/를')} 넣었습니다.`)
}
