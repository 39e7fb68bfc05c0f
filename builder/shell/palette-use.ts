// How one editor uses the palette: favourites, recently inserted blocks, open groups. It is stored in that editor's browser and never in
// the page.
import { persist } from 'zustand/middleware'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Editor } from '../state/editor'

export interface PaletteUse {
  /** Block types, the first starred one first. */
  favourites: readonly string[]
  /** Block types, the latest first. */
  recent: readonly string[]
  /** Names of the open groups. */
  open: readonly string[]
}

const MOST_RECENT = 6
/** The state for a new editor. */
const FIRST: PaletteUse = { favourites: [], recent: [], open: ['즐겨찾기', '최근 사용', '기본'] }

/** @param personId of the signed-in editor, so that two persons at one computer have their own. */
export const createPaletteUse = (personId: string): StoreApi<PaletteUse> =>
  createStore<PaletteUse>()(persist(() => FIRST, { name: `maru-palette:${personId}`, merge: (held) => readUse(held) }))

/** Another version of this page, or a person, may have written any value there. */
function readUse(held: unknown): PaletteUse {
  const found = (typeof held === 'object' && held !== null ? held : {}) as Record<string, unknown>
  const words = (name: keyof PaletteUse): readonly string[] => {
    const list = found[name]
    return Array.isArray(list) ? list.filter((one) => typeof one === 'string') : FIRST[name]
  }
  return { favourites: words('favourites'), recent: words('recent').slice(0, MOST_RECENT), open: words('open') }
}

const toggled = (list: readonly string[], one: string): readonly string[] =>
  list.includes(one) ? list.filter((other) => other !== one) : [...list, one]

export const toggleFavourite = (use: StoreApi<PaletteUse>, type: string): void =>
  use.setState(({ favourites }) => ({ favourites: toggled(favourites, type) }))
export const toggleGroup = (use: StoreApi<PaletteUse>, group: string): void => use.setState(({ open }) => ({ open: toggled(open, group) }))

/** Records every block that is inserted alone, wherever it was chosen. @returns a function that stops recording. */
export const rememberUse = (use: StoreApi<PaletteUse>, editor: Editor): (() => void) =>
  editor.subscribe(({ ops, by }) => {
    const put = by === 'edit' ? ops.filter((op) => op.op === 'insert') : []
    // The blocks of a template were not chosen one by one.
    if (put.length !== 1) return
    const { type } = put[0]!.block
    use.setState(({ recent }) => ({ recent: [type, ...recent.filter((other) => other !== type)].slice(0, MOST_RECENT) }))
  })
