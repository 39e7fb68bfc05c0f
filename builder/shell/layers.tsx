'use client'
import { useVirtualizer } from '@tanstack/react-virtual'
import { convertQwertyToHangul, disassemble, getChoseong } from 'es-hangul'
import { Search, X } from 'lucide-react'
import { useCallback, useDeferredValue, useEffect, useId, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react'
import { useDropTarget } from '../drag/use-drop-target'
import { useRowZone } from '../drag/use-row-zone'
import { useEditor, useEditorState } from '../state/editor-provider'
import { labelOf } from '../state/label-of'
import { LayerRow } from './layer-row'
import { reveal } from './reveal'
import { useScreen } from './screen'
import { BUTTON } from '../ui/button'
import { FIELD } from '../ui/field'
import { ICON } from '../ui/icon'
import { useRoom } from './use-room'
import { useRows } from './use-rows'

/** Letters typed within this time are one word. */
const TYPING = 700

/** The page as a tree: everything on it, in order, each line one block. */
export function Layers() {
  const editor = useEditor()
  const { store } = useScreen()
  const room = useRoom()
  const treeId = useId()
  const [query, setQuery] = useState('')
  const [isSearching, setSearching] = useState(false)
  const { rows, fold } = useRows(useDeferredValue(query))
  const lead = useEditorState((state) => state.primary)
  const total = useEditorState(() => editor.tree.nodes.size)
  // The focused line. A selection from elsewhere moves it.
  const [at, setAt] = useState<{ id: string | null; lead: string | null }>({ id: null, lead: null })
  const requested = at.lead === lead ? at.id : lead
  const currentIndex = Math.max(
    0,
    rows.findIndex(({ id }) => id === requested),
  )
  const current = rows[currentIndex]
  // Whether the focus came by keyboard: after a press with the pointer no ring is needed.
  const [hasFocus, setFocus] = useState(false)
  const tree = useRef<HTMLDivElement>(null)
  const typed = useRef({ text: '', time: 0 })

  const rowHeight = room === 'phone' ? 44 : 30
  // eslint-disable-next-line react-hooks/incompatible-library -- its functions stay here; the lines are given plain values
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => tree.current,
    estimateSize: () => rowHeight,
    getItemKey: (index) => rows[index]?.id ?? index,
    overscan: 12,
    // A line may become visible a moment later; rendering twice at every change would cost more.
    useFlushSync: false,
  })
  useEffect(() => virtualizer.measure(), [virtualizer, rowHeight])
  useEffect(() => {
    if (requested !== null && rows[currentIndex]?.id === requested) virtualizer.scrollToIndex(currentIndex, { align: 'auto' })
  }, [virtualizer, currentIndex, requested, rows])

  useRowZone(tree, () =>
    virtualizer.getVirtualItems().flatMap(({ index, start }) => {
      const row = rows[index]
      return row ? [{ id: row.id, level: row.level, top: start, height: rowHeight, expanded: row.expanded }] : []
    }),
  )

  const domId = (id: string) => `${treeId}-${id}`
  const standAt = (id: string) => setAt({ id, lead: editor.state.primary })
  const onRenamed = useCallback(() => tree.current?.focus(), [])

  function choose(id: string, how: 'only' | 'toggle' | 'range'): void {
    const from = rows.findIndex((row) => row.id === editor.state.primary)
    if (how === 'range' && from >= 0) {
      const to = rows.findIndex((row) => row.id === id)
      const between = rows.slice(Math.min(from, to), Math.max(from, to) + 1).map((row) => row.id)
      // The block that started the range stays the primary one, so that the range can shrink again.
      const anchor = editor.state.primary!
      editor.select([...between.filter((one) => one !== anchor), anchor])
      setAt({ id, lead: anchor })
      return
    }
    editor.select([id], how === 'toggle' ? 'toggle' : 'only')
    setAt({ id, lead: editor.state.primary })
  }

  function onClick(event: MouseEvent): void {
    const id = rowOf(event.target)
    if (id === undefined) return
    choose(id, event.shiftKey ? 'range' : event.ctrlKey || event.metaKey ? 'toggle' : 'only')
    if (!event.shiftKey && !event.ctrlKey && !event.metaKey) reveal(id)
  }

  function onContextMenu(event: MouseEvent): void {
    event.preventDefault()
    const id = rowOf(event.target) ?? current?.id
    if (id === undefined) return
    if (!editor.state.selection.includes(id)) choose(id, 'only')
    const box = document.getElementById(domId(id))?.getBoundingClientRect()
    const byKey = rowOf(event.target) === undefined && box
    store.setState({ menuAt: byKey ? { x: box.left + 24, y: box.bottom } : { x: event.clientX, y: event.clientY } })
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing || event.keyCode === 229 || !current || event.altKey || event.target !== tree.current) return
    setFocus(true)
    if (event.code === 'F2' || event.code === 'Delete' || event.code === 'Backspace') {
      // Commands act on the selection, so the focused line is selected first.
      if (!editor.state.selection.includes(current.id)) choose(current.id, 'only')
      return
    }
    const isMod = event.ctrlKey || event.metaKey
    if (isMod && event.code !== 'Space') return
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
      if (current.expanded && query.trim() === '') fold(current.id, true)
      else if (parent) standAt(parent)
    } else if (event.code === 'Space') choose(current.id, isMod ? 'toggle' : 'only')
    else if (event.code === 'Enter' || event.code === 'NumpadEnter') {
      choose(current.id, 'only')
      reveal(current.id)
    } else if (event.key.length === 1 && event.code !== 'Slash' && !event.shiftKey) typeAhead(event.key, event.timeStamp)
    else return
    event.preventDefault()
    event.stopPropagation()
  }

  function typeAhead(letter: string, time: number): void {
    const text = time - typed.current.time < TYPING ? typed.current.text + letter : letter
    typed.current = { text, time }
    const order = [...rows.slice(currentIndex + (text.length === 1 ? 1 : 0)), ...rows.slice(0, currentIndex + 1)]
    const found = order.find(({ id }) => beginsWith(labelOf(editor.node(id)), text))
    if (found) standAt(found.id)
  }

  return (
    <div data-panel="layers" className="relative flex h-full min-h-0 flex-col">
      <div className="flex h-9 shrink-0 items-center gap-1 px-3 max-md:h-12">
        <h2 className="text-studio-label">구조</h2>
        <span className="ml-auto text-studio-micro text-studio-text-mute">블록 {total}</span>
        <button
          type="button"
          aria-label="구조에서 찾기"
          aria-expanded={isSearching}
          onClick={() => {
            setSearching(!isSearching)
            setQuery('')
          }}
          className={`${BUTTON} -mr-2`}
        >
          {isSearching ? <X {...ICON} /> : <Search {...ICON} />}
        </button>
      </div>
      {isSearching && (
        <div className="px-3 pb-2">
          <input
            autoFocus
            type="search"
            aria-label="구조에서 찾을 이름"
            placeholder="이름, 초성으로 찾기"
            value={query}
            onChange={(event) => setQuery(event.target.value)}
            onKeyDown={(event) => {
              if (event.nativeEvent.isComposing || event.keyCode === 229) return
              if (event.code === 'Escape') {
                setSearching(false)
                setQuery('')
              } else if (event.code !== 'ArrowDown' && event.code !== 'Enter') return
              event.preventDefault()
              event.stopPropagation()
              tree.current?.focus()
            }}
            className={FIELD}
          />
        </div>
      )}
      {/* Outside the tree element, because a tree may contain rows only. */}
      {rows.length === 0 && (
        <p className="shrink-0 px-3 py-4 text-studio-text-mute" role="status">
          {query.trim() === ''
            ? '아직 블록이 없습니다. 왼쪽에서 블록을 골라 넣어 주세요.'
            : '찾는 이름의 블록이 없습니다. 다른 말로 찾아 주세요.'}
        </p>
      )}
      <div
        ref={tree}
        role="tree"
        tabIndex={0}
        aria-label="페이지 구조"
        aria-multiselectable
        aria-activedescendant={
          current && virtualizer.getVirtualItems().some(({ index }) => index === currentIndex) ? domId(current.id) : undefined
        }
        onFocus={(event) => setFocus(event.target === event.currentTarget && event.target.matches(':focus-visible'))}
        onPointerDown={() => setFocus(false)}
        onBlur={() => setFocus(false)}
        onClick={onClick}
        onDoubleClick={(event) => {
          const id = rowOf(event.target)
          if (id !== undefined && !editor.node(id)?.opaque) editor.store.setState({ requestedField: { id, path: '#name', n: 0 } })
        }}
        onContextMenu={onContextMenu}
        onKeyDown={onKeyDown}
        className="min-h-0 flex-1 overflow-y-auto overscroll-contain outline-none"
      >
        <div role="none" className="relative" style={{ height: virtualizer.getTotalSize() }}>
          {virtualizer.getVirtualItems().map(({ index, key, start }) => {
            const row = rows[index]
            return (
              row && (
                <LayerRow
                  key={key}
                  row={row}
                  domId={domId(row.id)}
                  isCurrent={index === currentIndex}
                  hasFocus={hasFocus}
                  top={start}
                  height={rowHeight}
                  onFold={fold}
                  onRenamed={onRenamed}
                />
              )
            )
          })}
          <DropMark rowHeight={rowHeight} />
        </div>
      </div>
    </div>
  )
}

/** Where a drag over the tree would drop: a line between two rows, or a frame around the accepting one. */
function DropMark({ rowHeight }: { rowHeight: number }) {
  const target = useDropTarget()
  const row = target?.ok ? target.row : null
  if (!row) return null
  return row.inside === null ? (
    <div
      aria-hidden
      className="pointer-events-none absolute right-2 h-0.75 -translate-y-1/2 rounded-full bg-studio-select"
      style={{ top: row.y, left: 8 + (row.level - 1) * 16 }}
    />
  ) : (
    <div
      aria-hidden
      className="pointer-events-none absolute inset-x-1 rounded-sm outline-2 -outline-offset-1 outline-studio-select"
      style={{ top: row.y - rowHeight, height: rowHeight }}
    />
  )
}

/** Whether a name begins with these letters: in full, by its initial consonants, or typed on the wrong keyboard layout. */
function beginsWith(name: string, typed: string): boolean {
  const plain = name.toLowerCase().replace(/\s+/g, '')
  return [typed.toLowerCase(), convertQwertyToHangul(typed)].some(
    (letters) => disassemble(plain).startsWith(disassemble(letters)) || getChoseong(plain).startsWith(letters),
  )
}

function rowOf(target: EventTarget): string | undefined {
  return (target as Element).closest<HTMLElement>('[data-row]')?.dataset['row']
}

const stepOf = (code: string): number | undefined => ({ ArrowDown: 1, ArrowUp: -1, PageDown: 10, PageUp: -10 })[code]
