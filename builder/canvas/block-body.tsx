'use client'
// Renders the content of a block on the canvas: the same view as on the public page, with the same props, inside the same error boundary
// and Suspense. Only a failure differs: the editor sees the reason, a visitor does not.
import { Suspense, useEffect, useMemo, type ReactNode } from 'react'
import useSWR from 'swr'
import { BlockFallback } from '@/renderer/block-fallback'
import { blockOf } from '@/renderer/blocks'
import type { AnyBlock, PageContext, ViewProps } from '@/renderer/define-block'
import { loadBlock } from '@/renderer/load-page'
import { call } from '@/schemas/api/base/call'
import type { Block } from '@/schemas/page/document'
import { BlockBoundary } from './block-boundary'
import { useScene } from './scene-provider'
import { BlankNote } from './blank-note'
import { FaultCard } from './fault-card'
import { RECORDS_EVENT } from '../state/canvas-handle'
import { faultWords } from '../state/unreadable-words'
import { shareCalls } from './share-calls'

interface BodyProps {
  /** Migrated and valid. */
  block: Block
  slots: Record<string, ReactNode>
  label: string
  /** False for a block of a shared piece, which is edited in the piece's own editor. */
  isOwn: boolean
}

export function BlockBody(props: BodyProps) {
  const { page } = useScene()
  const definition = blockOf(props.block.type)
  const fallback = (error: unknown) => <Fault {...props} error={error} />
  if (!definition) return null
  return (
    <BlockBoundary resetBy={[props.block, page]} fallback={fallback}>
      <Suspense fallback={<Waiting />}>
        {definition.load ? <Loaded {...props} definition={definition} /> : <Rendered {...props} definition={definition} data={undefined} />}
      </Suspense>
    </BlockBoundary>
  )
}

function Rendered({ block, slots, definition, data, label }: BodyProps & { definition: AnyBlock; data: unknown }) {
  const { page, mode } = useScene()
  const blank = mode === 'edit' ? definition.blank?.(block.props as never, data as never) : undefined
  if (blank !== undefined) return <BlankNote label={label} words={blank} />
  const isNothing = mode === 'edit' && definition.hasNothing?.(block.props as never, data as never)
  if (isNothing)
    return (
      <BlankNote
        label={label}
        words="지금은 보여 드릴 것이 없습니다. 구역 안의 목록이 모두 비어 있으면 방문자에게는 구역이 보이지 않습니다."
      />
    )
  const view = definition.view as unknown as (props: ViewProps<unknown, unknown>) => ReactNode
  return view({ id: block.id, props: block.props, data, slots, page })
}

const sharedCall = shareCalls(call, () => performance.now())

/** Called when the editor changed records in the builder's window, which is the parent of the canvas's. */
function onRecords(listener: () => void): () => void {
  const forget = (): void => {
    sharedCall.forget()
    listener()
  }
  window.parent.addEventListener(RECORDS_EVENT, forget)
  return () => window.parent.removeEventListener(RECORDS_EVENT, forget)
}

function Loaded(props: BodyProps & { definition: AnyBlock }) {
  const { page } = useScene()
  const { block, definition } = props
  // Equal loads on the same page are requested once; the last good answer stays on the screen while the next is loading.
  const key = useMemo(() => JSON.stringify(['load', block.type, block.props, contextKey(page)]), [block, page])
  const { data, error, mutate } = useSWR<{ data: unknown }, unknown>(key, () => load(definition, block, page), {
    keepPreviousData: true,
    revalidateOnFocus: false,
    shouldRetryOnError: false,
  })
  useEffect(() => onRecords(() => void mutate()), [mutate])
  if (error !== undefined) return <Fault {...props} error={error} onRetry={() => void mutate()} />
  return data ? <Rendered {...props} data={data.data} /> : <Waiting />
}

async function load(definition: AnyBlock, block: Block, page: PageContext): Promise<{ data: unknown }> {
  const outcome = await loadBlock(definition, block, page, sharedCall)
  if (!outcome.ok) throw outcome.error
  return { data: outcome.data }
}

/** A load depends on path, query and record. The page's title is left out, so that typing it does not reload every block. */
const contextKey = ({ page, ...rest }: PageContext) => ({ ...rest, page: { route: page.route, layout: page.layout } })

function Fault({ block, label, isOwn, error, onRetry }: BodyProps & { error: unknown; onRetry?: () => void }) {
  const { mode } = useScene()
  if (mode === 'preview') return <BlockFallback />
  return <FaultCard label={label} words={faultWords(error)} {...(isOwn ? { id: block.id } : {})} {...(onRetry ? { onRetry } : {})} />
}

/** Reserves its space at once, so that the layout does not jump, and turns grey only when loading takes noticeably long. */
function Waiting() {
  return (
    <div className="frame" role="status" aria-label="불러오는 중입니다">
      <div className="h-40 w-full rounded-sm bg-surface transition-opacity delay-300 duration-(--duration-base) starting:opacity-0" />
    </div>
  )
}
