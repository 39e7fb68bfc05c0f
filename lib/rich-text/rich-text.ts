// Rich text while it is edited, and as it is stored. Stored is HTML of our own policy (lib/html/sanitize-html.ts); edited is Slate's
// tree. What the editor writes is parsed to the same text, letter for letter; what it cannot edit (a table, a picture, a rule) is an
// opaque element in the tree that carries its HTML untouched.
import type { BaseEditor, Descendant } from 'slate'
import type { ReactEditor } from 'slate-react'

export const ALIGNS = ['left', 'center', 'right', 'start', 'end'] as const
export type Align = (typeof ALIGNS)[number]
/** The nesting order in which marks are written. */
export const MARKS = ['strong', 'em', 'u', 's', 'sub', 'sup'] as const
export type Mark = (typeof MARKS)[number]

interface Of<Type extends string> {
  type: Type
  children: Descendant[]
}
export type Paragraph = Of<'paragraph'> & { align?: Align }
export type Heading = Of<'heading'> & { level: 2 | 3 | 4; align?: Align }
export type Quote = Of<'quote'>
export type List = Of<'list'> & { ordered: boolean; start?: number }
/** One entry: its line, perhaps more lines, perhaps a list inside. */
export type Item = Of<'item'>
export type Line = Of<'line'>
/** A block that can be moved but not edited here. */
export type Opaque = Of<'opaque'> & { html: string }
export type Link = Of<'link'> & { href: string; blank?: boolean }
/** The same inside a line: a picture within text. */
export type Piece = Of<'piece'> & { html: string }
export type RichElement = Paragraph | Heading | Quote | List | Item | Line | Opaque | Link | Piece
export type RichText = RichElement[]

declare module 'slate' {
  interface CustomTypes {
    Editor: BaseEditor & ReactEditor
    Element: RichElement
    Text: { text: string } & Partial<Record<Mark, true>>
  }
}

export const paragraph = (children: Descendant[] = [{ text: '' }]): Paragraph => ({ type: 'paragraph', children })
