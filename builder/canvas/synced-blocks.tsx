'use client'
// A shared piece on the canvas: rendered like the public page, and changed only in its own editor.
import type { ReactNode } from 'react'
import useSWR from 'swr'
import { isShownNow } from '@/renderer/is-shown-now'
import { openDraft } from '@/schemas/api/site/builder'
import { call } from '@/schemas/api/base/call'
import { CallFailure } from '@/schemas/api/base/failure'
import { getPage } from '@/schemas/api/site/pages'
import type { Block, PageDocument } from '@/schemas/page/document'
import { readPage, type ReadBlock } from '@/schemas/page/read-page'
import { BlockBody } from './block-body'
import { useScene } from './scene-provider'
import { FaultCard } from './fault-card'

/** @param inside pieces that contain this one: a piece that contains itself is rendered once. */
export function SyncedBlocks({ name, inside }: { name: string; inside?: readonly string[] }) {
  const scene = useScene()
  const around = inside ?? scene.inside
  const isCycle = around.includes(name)
  const { data, error, mutate } = useSWR<ReadBlock[], unknown>(isCycle ? null : ['piece', name], () => readPiece(name), {
    keepPreviousData: true,
    shouldRetryOnError: false,
  })
  if (isCycle || error !== undefined) {
    if (scene.mode === 'preview') return null
    const words = isCycle
      ? '조각이 자기 자신을 다시 담고 있어 여기에는 그리지 않습니다. 게시하려면 빼 주세요.'
      : error instanceof CallFailure && error.status === 404
        ? '이 이름표의 공통 조각이 없습니다. 지워졌거나 이름표가 바뀌었습니다. 다른 조각을 골라 주세요.'
        : '공통 조각을 불러오지 못했습니다. 잠시 후 다시 불러와 주세요.'
    return <FaultCard label={`공통 조각 ‘${name}’`} words={words} {...(isCycle ? {} : { onRetry: () => void mutate() })} />
  }
  return (data ?? []).map((read, i) => <SyncedBlock key={`${i} ${read.block?.id}`} read={read} piece={name} inside={[...around, name]} />)
}

function SyncedBlock({ read, piece, inside }: { read: ReadBlock; piece: string; inside: readonly string[] }) {
  const { session, now } = useScene()
  const { block, unreadable, definition } = read
  if (unreadable || !isShownNow(block.show, session, now)) return null
  const slots: Record<string, ReactNode> =
    block.type === 'fragment'
      ? { content: <SyncedBlocks name={String(block.props['ref'])} inside={inside} /> }
      : Object.fromEntries(
          Object.entries(read.slots).map(([name, children]) => [
            name,
            children.length > 0
              ? children.map((child, i) => <SyncedBlock key={`${i} ${child.block?.id}`} read={child} piece={piece} inside={inside} />)
              : null,
          ]),
        )
  return (
    <div className="contents" data-block={block.type} data-id={block.id} data-on={block.show?.on?.join(' ')} data-synced={piece}>
      <BlockBody block={block} slots={slots} label={block.name?.trim() || definition?.title || block.type} isOwn={false} />
    </div>
  )
}

/** Reads the published version, or the draft of a piece that was never published. */
async function readPiece(name: string): Promise<ReadBlock[]> {
  const blocks = await publishedBlocks(name)
  return readPage({ schemaVersion: 1, kind: 'fragment', id: name, title: name, blocks } satisfies PageDocument).blocks
}

async function publishedBlocks(name: string): Promise<Block[]> {
  try {
    return (await call(getPage, { kind: 'fragment', name })).item.blocks
  } catch (error) {
    if (!(error instanceof CallFailure) || error.status !== 404) throw error
    return (await call(openDraft, { kind: 'fragment', name })).item.definition.blocks
  }
}
