'use client'
import { useVirtualizer } from '@tanstack/react-virtual'
import { useCallback, useEffect, useId, useState, type KeyboardEvent, type MouseEvent, type RefObject } from 'react'
import { useRowZone } from '../drag/use-row-zone'
import { useEditor } from '../state/editor-provider'
import { LayerDropMark } from './layer-drop-mark'
import { LayerRow } from './layer-row'
import { reveal } from './reveal'
import { useScreen } from './screen'
import { useLayerFocus } from './use-layer-focus'
import { useLayerKeys } from './use-layer-keys'
import { useRoom } from './use-room'
import type { useRows } from './use-rows'

interface LayerTreeProps extends Pick<ReturnType<typeof useRows>, 'rows' | 'fold'> {
  tree: RefObject<HTMLDivElement | null>
  isNarrowed: boolean
}

/** The lines of the tree; only those on the screen are rendered. */
export function LayerTree({ tree, rows, fold, isNarrowed }: LayerTreeProps) {
  const editor = useEditor()
  const { store } = useScreen()
  const treeId = useId()
  const rowHeight = useRoom() === 'phone' ? 44 : 30
  const focus = useLayerFocus(rows)
  const { current, currentIndex, requested, choose } = focus
  const press = useLayerKeys({ rows, fold, focus, isNarrowed })
  // Whether the focus came by keyboard: after a press with the pointer no ring is needed.
  const [hasFocus, setFocus] = useState(false)

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
  const onRenamed = useCallback(() => tree.current?.focus(), [tree])

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
    if (!press(event)) return
    event.preventDefault()
    event.stopPropagation()
  }

  return (
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
        <LayerDropMark rowHeight={rowHeight} />
      </div>
    </div>
  )
}

function rowOf(target: EventTarget): string | undefined {
  return (target as Element).closest<HTMLElement>('[data-row]')?.dataset['row']
}
