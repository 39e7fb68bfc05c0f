'use client'
// Outlines, names and tools over the canvas, in the builder's own document, so that they never move the page below. React renders the
// elements; their positions are written directly to the styles, once a frame, because the page scrolls faster than React could render.
import { ArrowDown, ArrowUp, Copy, Ellipsis, EyeOff, GripVertical, Lock, RefreshCw, TextQuote, type LucideIcon } from 'lucide-react'
import { useCallback, useLayoutEffect, useRef, type MouseEvent } from 'react'
import { definitionOf } from '@/schemas/page/definitions'
import { DEVICES } from '@/schemas/page/document'
import type { TreeNode } from '@/schemas/page/tree'
import { commandById, OFF_WORDS, offWords } from '../commands/commands'
import type { CommandContext } from '../commands/command'
import { InsertionLine } from '../drag/insertion-line'
import { useBlockDrag } from '../drag/use-block-drag'
import { findSampleText } from '../problems/find-sample-text'
import { ICON } from '../ui/icon'
import { useEditor, useEditorState, useOfNode } from '../state/editor-provider'
import { mayChange, mayHandle } from '../state/may-handle'
import { labelOf } from '../state/label-of'
import type { RenderedCanvas } from './geometry'
import type { Box, CanvasHandle } from '../state/canvas-handle'
import { ABOVE, markPlaces, type Size } from './mark-places'

interface OverlayProps {
  handle: CanvasHandle
  context: CommandContext
  canvas: RenderedCanvas
  scale: number
}

export function Overlay({ handle, context, canvas, scale }: OverlayProps) {
  const editor = useEditor()
  const mode = useEditorState((state) => state.mode)
  const selection = useEditorState((state) => state.selection)
  const primary = useEditorState((state) => state.primary)
  const hover = useEditorState((state) => state.hover)
  const isWriting = useEditorState((state) => state.writing !== null)
  const parent = useOfNode(primary ?? '', (node) => node?.parent ?? null)
  const root = useRef<HTMLDivElement>(null)

  const toScreen = useCallback(
    ({ x, y, width, height }: Box): Box => ({
      x: (x - canvas.window.scrollX) * scale,
      y: (y - canvas.window.scrollY) * scale,
      width: width * scale,
      height: height * scale,
    }),
    [canvas, scale],
  )
  const place = useCallback(() => {
    if (root.current) placeMarks(root.current, canvas, scale, toScreen)
  }, [canvas, scale, toScreen])
  useLayoutEffect(() => canvas.onMoved(place), [canvas, place])
  useLayoutEffect(() => {
    // Keeps the builder's own texts on the page readable when the page is scaled down.
    canvas.document.documentElement.style.setProperty('--unscale', String(Math.max(1, Math.min(2, 1 / scale))))
  }, [canvas, scale])
  // Elements rendered just now have no position yet.
  useLayoutEffect(place)

  if (mode === 'preview') return null
  const isHoverShown = hover !== null && !selection.includes(hover) && !isWriting
  return (
    <div ref={root} className="pointer-events-none absolute inset-0 text-studio-text [--color-focus:var(--color-studio-select)]">
      <div className="absolute inset-0 overflow-hidden">
        {isHoverShown && <div data-mark={hover} className="absolute top-0 left-0 border border-studio-accent-200" />}
        {parent !== null && !isWriting && (
          <div data-mark={parent} className="absolute top-0 left-0 border border-dashed border-studio-select" />
        )}
        {/* Text being written shows its own outline, and no line may cross the menus that it opens. */}
        {(isWriting ? [] : selection).map((id) => (
          <div
            key={id}
            data-mark={id}
            data-selected=""
            className="absolute top-0 left-0 border-2 border-studio-select forced-colors:border-[Highlight]"
          />
        ))}
      </div>
      <div className="absolute inset-0" style={{ clipPath: `inset(-${ABOVE}px 0 0 0)` }}>
        {isHoverShown && <HoverName key={hover} id={hover} />}
        {primary !== null && selection.includes(primary) && !isWriting && (
          <>
            <NameTag key={primary} id={primary} ids={selection} />
            {editor.state.role === 'adm' && selection.every((id) => mayHandle(editor, id)) && (
              <Tools id={primary} handle={handle} context={context} />
            )}
          </>
        )}
      </div>
      <InsertionLine toScreen={toScreen} />
    </div>
  )
}

/** Reads all boxes first, then writes: one layout of each document. */
function placeMarks(root: HTMLElement, canvas: RenderedCanvas, scale: number, toScreen: (box: Box) => Box): void {
  const top = root.getBoundingClientRect().top - (root.closest('[data-stage]')?.getBoundingClientRect().top ?? 0)
  const frame = { width: root.clientWidth, height: root.clientHeight, above: Math.min(ABOVE, Math.max(0, top)) }
  const outlines = [...root.querySelectorAll<HTMLElement>('[data-mark]')].map((element) => ({
    element,
    box: canvas.boxOf(element.dataset['mark']!),
  }))
  const hoverName = root.querySelector<HTMLElement>('[data-name]')
  const tag = root.querySelector<HTMLElement>('[data-tag]')
  const tools = root.querySelector<HTMLElement>('[data-tools]')
  const hoverBox = hoverName ? canvas.boxOf(hoverName.dataset['name']!) : undefined
  const primaryBox = tag ? canvas.boxOf(tag.dataset['tag']!) : undefined
  const places =
    tag && primaryBox
      ? markPlaces(
          toScreen(primaryBox),
          paddingOf(canvas, tag.dataset['tag']!) * scale,
          frame,
          sizeOf(tag),
          tools ? sizeOf(tools) : NO_SIZE,
        )
      : undefined
  const hoverAt = hoverName && hoverBox ? markPlaces(toScreen(hoverBox), 0, frame, sizeOf(hoverName), NO_SIZE).tag : undefined

  for (const { element, box } of outlines) {
    const at = box && around(toScreen(box), 'selected' in element.dataset ? 2 : 1, frame)
    element.hidden = !at
    if (!at) continue
    element.style.transform = `translate(${at.x}px,${at.y}px)`
    element.style.width = `${at.width}px`
    element.style.height = `${at.height}px`
  }
  put(hoverName, hoverAt)
  put(tag, places?.tag)
  put(tools, places?.tools)
}

/** The outline is outside the block, so that it covers no letter, but never outside the frame at its sides. */
function around({ x, y, width, height }: Box, by: number, frame: Size): Box {
  const left = Math.max(0, x - by)
  const right = Math.min(frame.width, x + width + by)
  return { x: left, y: Math.max(y - by, y <= 0 ? y : 0), width: Math.max(0, right - left), height: height + 2 * by }
}

const NO_SIZE = { width: 0, height: 0 }
const sizeOf = (element: HTMLElement) => ({ width: element.offsetWidth, height: element.offsetHeight })

function paddingOf(canvas: RenderedCanvas, id: string): number {
  const element = canvas.elementOf(id)
  return element ? Number.parseFloat(canvas.window.getComputedStyle(element).paddingTop) || 0 : 0
}

function put(element: HTMLElement | null, at: { x: number; y: number } | undefined): void {
  if (!element) return
  // Not `hidden`: an element keeps its focus while its block is rendered again.
  element.style.visibility = at ? '' : 'hidden'
  if (at) element.style.transform = `translate(${Math.round(at.x)}px,${Math.round(at.y)}px)`
}

const TAG = 'absolute top-0 left-0 flex h-6 items-center gap-1 text-studio-label whitespace-nowrap'

function HoverName({ id }: { id: string }) {
  const label = useOfNode(id, labelOf)
  return (
    <div data-name={id} className={`${TAG} bg-studio-select-soft px-2 text-studio-accent-700`}>
      {label}
      <Marks id={id} />
    </div>
  )
}

function NameTag({ id, ids }: { id: string; ids: readonly string[] }) {
  const name = useOfNode(id, labelOf)
  const role = useEditorState((state) => state.role)
  const editor = useEditor()
  useEditorState((state) => state.version)
  const isBarred = ids.some((one) => !mayHandle(editor, one))
  const isLocked = useOfNode(id, (node) => node?.block.locked === true) || isBarred
  const { ref, listeners, attributes } = useBlockDrag(ids, { disabled: role === 'mng' || isLocked })
  const label = ids.length > 1 ? `블록 ${ids.length}개` : name
  return (
    <div data-tag={id} className={`${TAG} pointer-events-auto bg-studio-select pr-2 text-studio-panel`}>
      <button
        type="button"
        ref={ref}
        {...attributes}
        {...listeners}
        aria-label={`${label} 옮기기`}
        className="relative grid h-6 w-6 cursor-grab touch-none place-items-center -outline-offset-2 [--color-focus:var(--color-studio-panel)] active:cursor-grabbing disabled:cursor-default pointer-coarse:w-11 pointer-coarse:after:absolute pointer-coarse:after:inset-x-0 pointer-coarse:after:-inset-y-2.5"
      >
        {isLocked ? <Lock {...ICON} size={14} /> : <GripVertical {...ICON} size={14} />}
      </button>
      {label}
      {ids.length === 1 && <Marks id={id} />}
      {isBarred && <span className="font-normal">{mayChange(editor, id) ? '정해진 항목만 고침' : '이 역할로 고칠 수 없음'}</span>}
    </div>
  )
}

const DEVICE_WORDS = { mobile: '휴대전화', tablet: '태블릿', pc: 'PC' } as const

function hiddenWords(node: TreeNode | undefined): string {
  const show = node?.block.show
  const devices = show?.on ? DEVICES.filter((device) => !show.on!.includes(device)).map((device) => DEVICE_WORDS[device]) : []
  const when = show?.from || show?.until ? '기간' : ''
  const who = show?.to === 'member' ? '회원에게만' : show?.to === 'visitor' ? '방문자에게만' : ''
  return [devices.length > 0 ? `${devices.join('·')}에서 숨김` : '', when, who].filter(Boolean).join(', ')
}

function hasSampleText(node: TreeNode | undefined): boolean {
  const definition = node && !node.opaque ? definitionOf(node.block.type) : undefined
  return definition !== undefined && definition.version === node!.block.v && findSampleText(definition, node!.block.props).length > 0
}

/** Marks properties that the page does not show: hidden on a device, shared, or still with its example text. */
function Marks({ id }: { id: string }) {
  const words = useOfNode(id, hiddenWords)
  const isShared = useOfNode(id, (node) => node?.block.type === 'fragment')
  const isSample = useOfNode(id, hasSampleText)
  return (
    <>
      {isSample && (
        <span data-sample="" className="ml-1 flex items-center gap-1 font-normal">
          <TextQuote {...ICON} size={12} />
          예시 글
        </span>
      )}
      {words && (
        <span className="flex items-center gap-1 font-normal">
          <EyeOff {...ICON} size={12} />
          {words}
        </span>
      )}
      {isShared && (
        <span className="flex items-center gap-1 font-normal">
          <RefreshCw {...ICON} size={12} />
          공통 조각
        </span>
      )}
    </>
  )
}

const TOOLS: readonly [id: string, words: string, Icon: LucideIcon][] = [
  ['move-up', '위로', ArrowUp],
  ['move-down', '아래로', ArrowDown],
  ['duplicate', '복제', Copy],
]
const TOOL =
  'grid size-8 place-items-center rounded-sm -outline-offset-2 [--color-focus:var(--color-studio-panel)] hover:bg-studio-600 aria-disabled:text-studio-500 aria-disabled:hover:bg-transparent pointer-coarse:size-11'

function Tools({ id, handle, context }: { id: string; handle: CanvasHandle; context: CommandContext }) {
  // The available tools depend on the block's position.
  useEditorState((state) => state.version)
  const more = (event: MouseEvent<HTMLElement>) => {
    const { left, bottom } = event.currentTarget.getBoundingClientRect()
    handle.onContextMenu(new window.MouseEvent('contextmenu', { clientX: left, clientY: bottom + 4 }), id)
  }
  return (
    <div
      data-tools={id}
      role="toolbar"
      aria-label="블록 도구"
      className="pointer-events-auto absolute top-0 left-0 flex gap-0.5 rounded-md bg-studio-900 p-0.5 text-studio-panel shadow-studio"
    >
      {TOOLS.map(([name, words, Icon]) => {
        const command = commandById(name)
        const off = offWords(command, context)
        const label = off === OFF_WORDS.role ? `${words}: ${off}` : words
        return (
          <button
            key={name}
            type="button"
            title={label}
            aria-label={label}
            aria-disabled={off !== undefined}
            onClick={() => off === undefined && command.do(context)}
            className={TOOL}
          >
            <Icon {...ICON} />
          </button>
        )
      })}
      <button type="button" title="더보기" aria-label="더보기" aria-haspopup="menu" onClick={more} className={TOOL}>
        <Ellipsis {...ICON} />
      </button>
    </div>
  )
}
