'use client'
// The page inside the builder's frame: what app/[[...path]] renders, rendered from the editor's tree and rendered again block by block.
// It has no state of the page of its own: it reads `window.parent.maruBuilder` and fills in its `canvas`.
import { useDeferredValue, useEffect, useLayoutEffect, useMemo, useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import useSWR from 'swr'
import { LAYOUT_FRAMES, type LayoutFrame } from '@/renderer/layout-frames'
import type { PageContext } from '@/renderer/define-block'
import { VISITOR } from '@/schemas/api/auth/session'
import { loadValidators } from '../problems/load-validators'
import { EditorProvider, useEditorState, useHead } from '../state/editor-provider'
import { AttendLayer } from './attend-layer'
import { CanvasSlot } from './canvas-block'
import { SceneProvider, type CanvasScene } from './scene-provider'
import { CANVAS_EVENT, type CanvasHandle } from '../state/canvas-handle'
import { Geometry } from './geometry'
import { listenToCanvas } from './listen-to-canvas'
import { MEMBER } from './member'
import { Mounting } from './mounting'
import { listSamples, readSample } from './sample-record'
import { SyncedBlocks } from './synced-blocks'
import { useHandle } from './use-handle'
import { WritingLayer } from './writing-layer'

export function CanvasApp() {
  const handle = useHandle()
  const { data: isReady, error, mutate } = useSWR<boolean, unknown>('validators', () => loadValidators().then(() => true), ONCE)
  if (handle === null) return <Alone>편집 화면 안에서만 보이는 화면입니다. 페이지 목록에서 페이지를 골라 편집해 주세요.</Alone>
  if (error !== undefined && !isReady)
    return (
      <Alone>
        화면을 준비하지 못했습니다. 연결을 확인한 뒤{' '}
        <button type="button" className="underline underline-offset-4" onClick={() => void mutate()}>
          다시 시도해 주세요.
        </button>
      </Alone>
    )
  if (!handle || !isReady) return null
  return (
    <EditorProvider editor={handle.editor}>
      <Canvas handle={handle} />
    </EditorProvider>
  )
}

const ONCE = { revalidateOnFocus: false, revalidateOnReconnect: false, revalidateIfStale: false, shouldRetryOnError: false }

function Alone({ children }: { children: ReactNode }) {
  return (
    <main id="main" className="grid min-h-dvh place-items-center bg-studio-chrome p-6 text-studio-body text-studio-text-mute">
      <p>{children}</p>
    </main>
  )
}

/** From this many blocks on, the browser skips the layout of what is far outside the viewport. */
const LARGE = 150
const BARE: LayoutFrame = { before: [], after: [] }

function Canvas({ handle }: { handle: CanvasHandle }) {
  const { editor } = handle
  const head = useHead()
  const mode = useEditorState((state) => state.mode)
  const seenBy = useEditorState((state) => state.seenBy)
  const moment = useEditorState((state) => state.moment)
  const isPreview = mode === 'preview'
  const now = isPreview && moment !== null ? moment : handle.page.now
  const isLarge = useEditorState(() => editor.tree.nodes.size > LARGE)
  const sample = useSample(head.subject, head.route ?? '', now)
  // Page settings are not urgent: typing in the title does not wait until every block is rendered.
  const title = useDeferredValue(head.title)
  const { route, layout = 'default' } = head
  const page = useMemo((): PageContext => {
    const context = { ...handle.page, ...sample, now }
    return { ...context, page: { title, route: route ?? context.path, layout } }
  }, [handle, sample, now, title, route, layout])

  const [mounting] = useState(() => new Mounting(editor.tree))
  const [geometry] = useState(() => new Geometry(window, editor, (id) => flushSync(() => mounting.through(id))))
  const [renders] = useState(() => new Map<string, number>())
  const scene = useMemo(
    (): CanvasScene => ({
      mode,
      page,
      session: isPreview && seenBy === 'member' ? MEMBER : VISITOR,
      now: Date.parse(now),
      geometry,
      mounting,
      isLarge,
      inside: head.kind === 'fragment' && head.id ? [head.id] : [],
      countRender: (id) => void renders.set(id, (renders.get(id) ?? 0) + 1),
    }),
    [mode, page, isPreview, seenBy, now, geometry, mounting, isLarge, head.kind, head.id, renders],
  )

  useLayoutEffect(() => {
    const ends = [geometry.watch(), listenToCanvas(handle, geometry)]
    handle.attach(geometry)
    window.parent.__ice = { editor, renders }
    window.frameElement?.dispatchEvent(new CustomEvent(CANVAS_EVENT))
    return () => {
      for (const end of ends) end()
      handle.attach(undefined)
      window.frameElement?.dispatchEvent(new CustomEvent(CANVAS_EVENT))
    }
  }, [handle, geometry, editor, renders])
  useEffect(() => {
    const run = () =>
      mounting.run({ later: (task) => void setTimeout(task), now: () => performance.now(), commit: (change) => flushSync(change) })
    let stop = run()
    const unsubscribe = editor.subscribe(({ by, ops }) => {
      if (by !== 'load' || ops.length > 0) return
      stop()
      mounting.restart(editor.tree)
      stop = run()
    })
    return () => {
      unsubscribe()
      stop()
    }
  }, [mounting, editor])

  // Only a page has a layout around it; a piece, a popup or a template is shown alone.
  const around = head.kind === 'page' ? LAYOUT_FRAMES[layout] : BARE
  return (
    <SceneProvider value={scene}>
      <div data-layout={layout} className={`contents ${isPreview ? '' : 'select-none'}`}>
        {around.before.map((name) => (
          <SyncedBlocks key={name} name={name} />
        ))}
        <main id="main" tabIndex={-1}>
          <CanvasSlot parent={null} slot="" />
        </main>
        {around.after.map((name) => (
          <SyncedBlocks key={name} name={name} />
        ))}
      </div>
      <WritingLayer />
      <AttendLayer />
    </SceneProvider>
  )
}

type Sample = Awaited<ReturnType<typeof readSample>>

function useSample(subject: string | undefined, route: string, now: string): Sample {
  const requested = useEditorState((state) => state.sample)
  const { data: records } = useSWR(
    subject === undefined ? null : ['samples', subject, route],
    ([, name, path]) => listSamples(name, path),
    ONCE,
  )
  const id = requested ?? records?.[0]?.id
  const { data } = useSWR(
    subject === undefined || id === undefined ? null : ['sample', subject, route, id, now],
    ([, name, path, record, at]) => readSample(name, path, record, at),
    { ...ONCE, keepPreviousData: true },
  )
  return data
}
