import { convertQwertyToHangul, disassemble, getChoseong } from 'es-hangul'
import { useRef, type KeyboardEvent } from 'react'
import { useEditor } from '../state/editor-provider'
import { labelOf } from '../state/label-of'
import { reveal } from './reveal'
import type { LayerFocus } from './use-layer-focus'
import type { useRows } from './use-rows'

/** Letters typed within this time are one word. */
const TYPING = 700

interface LayerKeys extends Pick<ReturnType<typeof useRows>, 'rows' | 'fold'> {
  focus: LayerFocus
  /** While names are looked for, no line is folded. */
  isNarrowed: boolean
}

/** The keys of a tree (WAI-ARIA), with words typed to find a line. @returns whether the key was one of them. */
export function useLayerKeys({ rows, fold, focus, isNarrowed }: LayerKeys) {
  const editor = useEditor()
  const typed = useRef({ text: '', time: 0 })
  const { current, currentIndex, choose, standAt } = focus

  function typeAhead(letter: string, time: number): void {
    const text = time - typed.current.time < TYPING ? typed.current.text + letter : letter
    typed.current = { text, time }
    const order = [...rows.slice(currentIndex + (text.length === 1 ? 1 : 0)), ...rows.slice(0, currentIndex + 1)]
    const found = order.find(({ id }) => beginsWith(labelOf(editor.node(id)), text))
    if (found) standAt(found.id)
  }

  return function press(event: KeyboardEvent): boolean {
    if (!current) return false
    if (event.code === 'F2' || event.code === 'Delete' || event.code === 'Backspace') {
      // Commands act on the selection, so the focused line is selected first.
      if (!editor.state.selection.includes(current.id)) choose(current.id, 'only')
      return false
    }
    const isMod = event.ctrlKey || event.metaKey
    if (isMod && event.code !== 'Space') return false
    const step = stepOf(event.code)
    const next = step === undefined ? undefined : rows[Math.min(rows.length - 1, Math.max(0, currentIndex + step))]
    if (event.code === 'Home' || event.code === 'End') standAt((event.code === 'Home' ? rows[0] : rows.at(-1))!.id)
    else if (next && event.shiftKey) {
      if (editor.state.primary === null) editor.select([current.id])
      choose(next.id, 'range')
    } else if (next) standAt(next.id)
    else if (event.code === 'ArrowRight') {
      if (current.hasChildren && !current.expanded) fold(current.id, false)
      else if (current.expanded) standAt(rows[currentIndex + 1]!.id)
    } else if (event.code === 'ArrowLeft') {
      const parent = editor.node(current.id)?.parent
      if (current.expanded && !isNarrowed) fold(current.id, true)
      else if (parent) standAt(parent)
    } else if (event.code === 'Space') choose(current.id, isMod ? 'toggle' : 'only')
    else if (event.code === 'Enter' || event.code === 'NumpadEnter') {
      choose(current.id, 'only')
      reveal(current.id)
    } else if (event.key.length === 1 && event.code !== 'Slash' && !event.shiftKey) typeAhead(event.key, event.timeStamp)
    else return false
    return true
  }
}

/** Whether a name begins with these letters: in full, by its initial consonants, or typed on the wrong keyboard layout. */
function beginsWith(name: string, typed: string): boolean {
  const plain = name.toLowerCase().replace(/\s+/g, '')
  return [typed.toLowerCase(), convertQwertyToHangul(typed)].some(
    (letters) => disassemble(plain).startsWith(disassemble(letters)) || getChoseong(plain).startsWith(letters),
  )
}

const stepOf = (code: string): number | undefined => ({ ArrowDown: 1, ArrowUp: -1, PageDown: 10, PageUp: -10 })[code]
