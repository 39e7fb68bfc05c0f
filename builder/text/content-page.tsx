'use client'
// Edits one block in a page of its own: the builder opens it in a sheet or a window, and receives every change.
import { useEffect, useState, useSyncExternalStore, type ReactNode } from 'react'
import { blockOf } from '@/renderer/blocks'
import type { ViewProps } from '@/renderer/define-block'
import { ErrorBoundary } from '@/renderer/error-boundary'
import { readAlone } from '@/schemas/page/read-page'
import { loadValidators } from '../problems/load-validators'
import { Editor } from '../state/editor'
import { EditorProvider, useEditorState, useNode } from '../state/editor-provider'
import { randomId } from '@/lib/random-id'
import { readOpened, type FromContent, type Opened, type Ready } from './open-content-channel'
import { WritingSurface } from './writing-surface'

const ALONE = '이 화면은 편집기가 엽니다. 페이지 목록에서 페이지를 골라 글을 고쳐 주세요.'
const FAILED = '글을 열지 못했습니다. 연결을 확인한 뒤 다시 열어 주세요.'
/** Without an answer within this time, in milliseconds, there is no builder. */
const PATIENCE = 5_000

interface Content {
  editor: Editor
  opened: Opened
}

export function ContentPage({ id, block }: { id: string; block: string }) {
  const host = useSyncExternalStore(noChange, hostOf, () => undefined)
  const [content, setContent] = useState<Content | 'none' | 'failed' | null>(null)

  useEffect(() => {
    if (!host) return
    let hasOpened = false
    const onMessage = (event: MessageEvent<unknown>) => {
      if (hasOpened || event.origin !== location.origin || event.source !== host) return
      const opened = readOpened(event.data, block)
      if (!opened) return
      hasOpened = true
      loadValidators().then(
        () => setContent(contentOf(id, opened, (message) => host.postMessage(message, location.origin))),
        () => setContent('failed'),
      )
    }
    addEventListener('message', onMessage)
    const ready: Ready = { type: 'maru:ready', id, block }
    host.postMessage(ready, location.origin)
    const timer = setTimeout(() => hasOpened || setContent('none'), PATIENCE)
    return () => {
      removeEventListener('message', onMessage)
      clearTimeout(timer)
    }
  }, [host, id, block])

  if (host === null || content === 'none') return <Sentence>{ALONE}</Sentence>
  if (content === 'failed') return <Sentence>{FAILED}</Sentence>
  if (!host || content === null) return <main id="main" aria-busy className="min-h-dvh" />
  return (
    <EditorProvider editor={content.editor}>
      <main id="main" className="min-h-dvh pt-14 pb-10">
        <Written {...content} />
        <Announcement />
      </main>
    </EditorProvider>
  )
}

const noChange = () => () => {}
/** The window that opened this one; null when it was opened directly. */
function hostOf(): Window | null {
  return window.parent === window ? (window.opener as Window | null) : window.parent
}

function contentOf(id: string, opened: Opened, post: (message: FromContent) => void): Content {
  const { block, path, nonce } = opened
  const editor = new Editor({
    id,
    kind: 'page',
    role: 'adm',
    document: { schemaVersion: 1, kind: 'page', route: '/', title: '글', blocks: [block] },
    newId: () => randomId((bytes) => crypto.getRandomValues(bytes)),
  })
  editor.store.setState({ writing: { id: block.id, path } })
  editor.subscribe(({ ops }) => post({ type: 'maru:edit', nonce, ops }))
  editor.store.subscribe(({ writing }, before) => {
    if (!writing && before.writing) post({ type: 'maru:leave', nonce })
  })
  return { editor, opened }
}

function Written({ opened }: Content) {
  const { block, path, page } = opened
  const node = useNode(block.id)
  const writing = useEditorState((state) => state.writing)
  const [element, setElement] = useState<HTMLElement | null>(null)
  const read = node && !node.opaque ? readAlone(node.block) : undefined
  const view = read && 'block' in read && !('unreadable' in read) ? blockOf(read.block.type)?.view : undefined
  if (!view || !read || 'unreadable' in read) return <Sentence>이 블록은 여기에서 고칠 수 없습니다. 속성에서 고쳐 주세요.</Sentence>
  const render = view as unknown as (props: ViewProps<unknown, unknown>) => ReactNode
  return (
    <div ref={setElement} className="contents" data-block={block.type} data-id={block.id}>
      <ErrorBoundary>{render({ id: block.id, props: read.block.props, data: undefined, slots: {}, page })}</ErrorBoundary>
      {element && writing && <WritingSurface id={block.id} path={path} element={element} isAlways />}
    </div>
  )
}

function Announcement() {
  const { text } = useEditorState((state) => state.announcement)
  return (
    <p role="status" className="sr-only">
      {text}
    </p>
  )
}

function Sentence({ children }: { children: ReactNode }) {
  return (
    <main id="main" className="grid min-h-dvh place-items-center bg-studio-chrome p-6 text-studio-body text-studio-text-mute">
      <p className="max-w-90 text-center text-balance">{children}</p>
    </main>
  )
}
