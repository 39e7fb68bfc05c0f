'use client'
// A block of the page being edited. It subscribes to its own node only, so that typing in one block renders that block; a list of blocks
// subscribes to its own list. The frame has the attributes of the public page's frame, because styles are written against it
// (renderer/html/write-blocks.ts).
import { Plus } from 'lucide-react'
import { memo, useCallback, useLayoutEffect, useMemo, useSyncExternalStore, type ReactNode } from 'react'
import { isShownNow } from '@/renderer/is-shown-now'
import { slotsOf, type BlockDefinition } from '@/schemas/page/block-definition'
import { DEVICES, type Block } from '@/schemas/page/document'
import { readAlone } from '@/schemas/page/read-page'
import { listAt, type PageTree } from '@/schemas/page/tree'
import { useEditor } from '../state/editor-provider'
import { labelOf } from '../state/label-of'
import { BlockBody } from './block-body'
import { useScene } from './scene-provider'
import { FaultCard } from './fault-card'
import { unreadableWords } from '../state/unreadable-words'
import { SyncedBlocks } from './synced-blocks'

export const CanvasBlock = memo(function CanvasBlock({ id, isTop = false }: { id: string; isTop?: boolean }) {
  const { mode, session, now, geometry, isLarge, countRender } = useScene()
  const block = useBlock(id)
  const filled = useFilledSlots(id, mode === 'preview')
  const read = useMemo(() => block && readAlone(block), [block])
  const hold = useCallback((frame: HTMLElement | null) => (frame ? geometry.holdFrame(id, frame) : undefined), [geometry, id])
  useLayoutEffect(() => countRender(id))
  const editor = useEditor()

  if (!block || !read) return null
  const label = labelOf(editor.node(id))
  const isNow = isShownNow(block.show, session, now)
  if (mode === 'preview') {
    if ('unreadable' in read || !isNow) return null
    return (
      <div ref={hold} className="contents" data-block={block.type} data-id={id} data-on={block.show?.on?.join(' ')}>
        <BlockBody block={read.block} slots={slotsFor(id, read.block, read.definition, filled)} label={label} isOwn />
      </div>
    )
  }
  const hiddenAt = hiddenDevices(block)
  return (
    <div
      ref={hold}
      className={`contents ${isNow ? '' : '*:opacity-35'} ${hiddenAt.map((device) => GHOSTS[device]).join(' ')} ${isTop && isLarge && !('unreadable' in read) && read.definition.group !== 'navigation' ? FAR : ''}`.trimEnd()}
      data-block={block.type}
      data-id={id}
      data-hidden-at={hiddenAt.length > 0 ? hiddenAt.join(' ') : undefined}
      data-hidden-now={isNow ? undefined : ''}
    >
      {'unreadable' in read ? (
        <FaultCard id={id} label={label} words={unreadableWords(read.unreadable, block)} />
      ) : (
        <BlockBody block={read.block} slots={slotsFor(id, read.block, read.definition)} label={label} isOwn />
      )}
    </div>
  )
})

/** A block that this device does not show stays selectable. */
const GHOSTS = { mobile: 'max-sm:*:opacity-35', tablet: 'sm:max-md:*:opacity-35', pc: 'md:*:opacity-35' } as const
/** On a very long page the browser skips the layout of what is far outside the viewport. */
const FAR = '*:[contain-intrinsic-size:auto_480px] *:[content-visibility:auto]'

const hiddenDevices = ({ show }: Block) => (show?.on ? DEVICES.filter((device) => !show.on!.includes(device)) : [])

/** @param filled names of the slots that hold blocks, so that an empty slot is left out, as on the public page */
function slotsFor(id: string, block: Block, definition: BlockDefinition, filled?: string): Record<string, ReactNode> {
  if (block.type === FRAGMENT) return { content: <SyncedBlocks name={String(block.props['ref'])} /> }
  const names = new Set([...Object.keys(slotsOf(definition, block.props)), ...Object.keys(block.slots ?? {})])
  const full = filled === undefined ? names : new Set(filled.split(' '))
  return Object.fromEntries([...names].map((name) => [name, full.has(name) ? <CanvasSlot key={name} parent={id} slot={name} /> : null]))
}
const FRAGMENT = 'fragment'

function useBlock(id: string): Block | undefined {
  const editor = useEditor()
  const subscribe = useCallback((listener: () => void) => editor.subscribeNode(id, listener), [editor, id])
  // Reads the block and not its node: when the list of children changes, only the slot is rendered again.
  const read = () => editor.tree.nodes.get(id)?.block
  return useSyncExternalStore(subscribe, read, read)
}

function useFilledSlots(id: string, isEnabled: boolean): string {
  const editor = useEditor()
  const subscribe = useCallback((listener: () => void) => editor.subscribeNode(id, listener), [editor, id])
  const read = () => (isEnabled ? filledSlots(editor.tree, id) : '')
  return useSyncExternalStore(subscribe, read, read)
}

const filledSlots = (tree: PageTree, id: string): string =>
  Object.entries(tree.nodes.get(id)?.slots ?? {})
    .flatMap(([name, ids]) => (ids.length > 0 ? [name] : []))
    .join(' ')

const NOTHING: readonly string[] = []

/** A list of blocks. It renders no element of its own: the blocks are children of what the view put round the slot. */
export const CanvasSlot = memo(function CanvasSlot({ parent, slot }: { parent: string | null; slot: string }) {
  const editor = useEditor()
  const { mode, mounting } = useScene()
  const subscribe = useCallback((listener: () => void) => editor.subscribeNode(parent ?? '', listener), [editor, parent])
  const read = () => {
    const list = listAt(editor.tree, { parent, slot })
    return list.length > 0 ? list : NOTHING
  }
  const ids = useSyncExternalStore(subscribe, read, read)
  const due = useSyncExternalStore(
    mounting.subscribe,
    () => mounting.countDue(ids),
    () => mounting.countDue(ids),
  )
  if (ids.length === 0) return mode === 'edit' ? <DropPlace parent={parent} slot={slot} /> : null
  const rendered = due === ids.length ? ids : ids.filter(mounting.isDue)
  return rendered.map((id) => <CanvasBlock key={id} id={id} isTop={parent === null} />)
})

/** An empty slot: a drop target, and a button that opens the palette for this place. */
function DropPlace({ parent, slot }: { parent: string | null; slot: string }) {
  const editor = useEditor()
  const { geometry } = useScene()
  const key = `${parent ?? ''}|${slot}`
  const hold = useCallback((place: HTMLElement | null) => (place ? geometry.holdEmpty(key, place) : undefined), [geometry, key])
  const insert = () => {
    editor.select(parent === null ? [] : [parent])
    editor.store.setState({ insertAt: { parent, slot, index: 0 }, overlay: 'slash' })
  }
  const isPage = parent === null
  return (
    <div
      ref={hold}
      data-empty={key}
      className={`flex w-full items-center justify-center gap-2 border border-dashed border-studio-field bg-studio-select-soft px-3 py-2 text-center text-studio-body text-studio-text-mute [--color-focus:var(--color-studio-select)] ${isPage ? 'min-h-96 flex-col-reverse' : 'min-h-18'}`}
    >
      <span className="[zoom:var(--unscale,1)]">
        여기에 블록을 넣습니다
        {isPage && <span className="mt-1 block">+를 눌러 고르거나, 블록 목록에서 끌어오세요.</span>}
      </span>
      <button
        type="button"
        data-chrome=""
        onClick={insert}
        aria-label="블록 골라 넣기"
        className={`grid place-items-center bg-studio-select [zoom:var(--unscale,1)] text-studio-panel hover:bg-studio-accent-700 ${isPage ? 'mb-2 size-12 rounded-full' : 'size-8 rounded-md pointer-coarse:size-11'}`}
      >
        <Plus size={isPage ? 22 : 16} strokeWidth={1.75} aria-hidden />
      </button>
    </div>
  )
}
