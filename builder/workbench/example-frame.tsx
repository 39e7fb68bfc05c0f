'use client'
// One block's example in a window of its own, rendered as on the canvas in preview: same style sheet, same view, its own load.
import { useState } from 'react'
import useSWR from 'swr'
import type { PageContext } from '@/renderer/define-block'
import { loadIslands } from '@/renderer/island'
import { listPieces } from '@/schemas/api/site/builder'
import { call } from '@/schemas/api/base/call'
import { VISITOR } from '@/schemas/api/auth/session'
import { definitionOf } from '@/schemas/page/definitions'
import { allSubjects } from '@/schemas/page/subjects'
import type { PageDocument } from '@/schemas/page/document'
import { CanvasSlot } from '../canvas/canvas-block'
import { SceneProvider, type CanvasScene } from '../canvas/scene-provider'
import { Geometry } from '../canvas/geometry'
import { Mounting } from '../canvas/mounting'
import { listSamples, readSample } from '../canvas/sample-record'
import { useQuery } from '../list/use-query'
import { loadValidators } from '../problems/load-validators'
import { Editor } from '../state/editor'
import { EditorProvider } from '../state/editor-provider'
import { exampleDocument } from './example-document'

type Shown = Omit<PageContext, 'page'>
interface Ready {
  document: PageDocument
  page: Shown
}

const ONCE = { revalidateOnFocus: false, revalidateOnReconnect: false, revalidateIfStale: false, shouldRetryOnError: false }

/** @param props.type the block that the document was requested for; what frames it names another by the query, without a new document. */
export function ExampleFrame({ type: requested, page }: { type: string; page: Shown }) {
  const type = new URLSearchParams(useQuery(`?type=${requested}`)).get('type') ?? requested
  const { data, error, mutate } = useSWR<Ready, unknown>(['example', type], () => prepare(type, page), ONCE)
  return (
    <main id="main" tabIndex={-1} className="min-h-0" data-drawn={data && type}>
      <h1 className="sr-only">{definitionOf(type)?.title ?? type}</h1>
      {error !== undefined && (
        <p role="alert" className="p-6 text-studio-body text-studio-text-mute">
          보기를 준비하지 못했습니다.{' '}
          <button type="button" className="underline underline-offset-4" onClick={() => void mutate()}>
            다시 불러오기
          </button>
        </p>
      )}
      {data && <Example key={type} {...data} />}
    </main>
  )
}

/** Validators first, because reading a block needs them. A block about one record gets the first one. */
async function prepare(type: string, page: Shown): Promise<Ready> {
  // With the islands at hand an example is complete in its first render.
  await Promise.all([loadValidators(), loadIslands()])
  const definition = definitionOf(type)
  if (!definition) throw new Error(`There is no block "${type}".`)
  const subject = allSubjects().find((name) => type === `${name}-detail`)
  const [record] = subject ? await listSamples(subject, '/:id') : []
  const sample = subject && record ? await readSample(subject, '/:id', record.id, page.now) : undefined
  const document = exampleDocument(definition)
  if (type === 'fragment') {
    // The example names a piece that a site may not have.
    const { items } = await call(listPieces, { kind: 'fragment' })
    const ref = document.blocks[0]!.props['ref']
    if (items.length > 0 && !items.some(({ name }) => name === ref)) document.blocks[0]!.props['ref'] = items[0]!.name
  }
  return { document, page: { ...page, ...sample } }
}

function Example({ document, page }: Ready) {
  const [editor] = useState(() => new Editor({ id: 'example', kind: 'page', document, role: 'mng', newId: () => crypto.randomUUID() }))
  const [scene] = useState((): CanvasScene => ({
    mode: 'preview',
    page: { ...page, page: { title: document.title, route: document.route ?? '/', layout: document.layout ?? 'default' } },
    session: VISITOR,
    now: Date.parse(page.now),
    geometry: new Geometry(window, editor),
    mounting: new Mounting(editor.tree),
    isLarge: false,
    inside: [],
    countRender: () => undefined,
  }))
  return (
    <EditorProvider editor={editor}>
      <SceneProvider value={scene}>
        <div data-layout={document.layout} className="contents">
          <CanvasSlot parent={null} slot="" />
        </div>
      </SceneProvider>
    </EditorProvider>
  )
}
