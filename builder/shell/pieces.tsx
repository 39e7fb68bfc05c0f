'use client'
import { withParticle } from '@/lib/particle'
import { Component, ExternalLink, Plus, RotateCw } from 'lucide-react'
import { useState } from 'react'
import useSWR from 'swr'
import { LAYOUT_FRAMES } from '@/renderer/layout-frames'
import { listPieces, listUsages } from '@/schemas/api/site/builder'
import { call } from '@/schemas/api/base/call'
import type { Listed } from '@/schemas/api/base/contract'
import type { Block } from '@/schemas/page/document'
import { usePaletteDrag } from '../drag/use-palette-drag'
import { usePreview } from '../drag/use-preview'
import { TemplatePicture } from '../ui/template-picture'
import { findByName } from '@/lib/find-by-name'
import { hasKind, mayTouchAll } from '@/schemas/rules/base/page-scope'
import { mayInsert, mayInsertAll } from '../state/may-handle'
import { useEditor, useEditorState } from '../state/editor-provider'
import { editorPath } from '../state/editor-path'
import { fragmentBlock, insertPiece } from './insert-piece'
import { SaveFragment } from './save-fragment'
import { BUTTON, LINE_BUTTON } from '../ui/button'
import { ICON } from '../ui/icon'

type Piece = Listed<typeof listPieces>
const WORDS = {
  fragment: { what: '공통 조각', empty: '아직 공통 조각이 없습니다. 여러 페이지에 같은 내용을 두려면 블록을 골라 조각으로 저장해 주세요.' },
  template: { what: '서식', empty: '아직 서식이 없습니다. 목록 화면의 서식 탭에서 만들 수 있습니다.' },
} as const

/** A fragment is shared by many pages; a template's blocks are copied once and then belong to the page. */
export function Pieces({
  kind,
  query,
  canSave,
  onInserted,
}: {
  kind: 'fragment' | 'template'
  query: string
  canSave: boolean
  onInserted: (() => void) | undefined
}) {
  const editor = useEditor()
  const { data, error, isLoading, mutate } = useSWR<Piece[], Error>(['pieces', kind], async () => (await call(listPieces, { kind })).items)
  const [isSaving, setSaving] = useState(false)
  const hasSelection = useEditorState((state) => state.selection.length > 0 && state.role === 'adm')
  const { what, empty } = WORDS[kind]
  // A fragment inside itself would never end.
  const all = (data ?? []).filter(({ name }) => kind !== 'fragment' || editor.kind !== 'fragment' || name !== editor.tree.head.id)
  // Only what the role may insert.
  const pieces = all.filter(({ blocks }) => (kind === 'fragment' ? mayInsert(editor, 'fragment') : mayInsertAll(editor, blocks)))
  const found = findByName(query, pieces, (piece) => [piece.title, piece.name])

  return (
    <>
      {canSave && mayTouchAll(editor.scope) && hasKind(editor.scope, 'fragment') && (
        <>
          <button type="button" disabled={!hasSelection} onClick={() => setSaving(true)} className={`${LINE_BUTTON} mt-4 w-full`}>
            <Plus {...ICON} />새 조각으로 저장
          </button>
          {!hasSelection && <p className="mx-0.5 mt-1.5 text-studio-micro text-studio-text-mute">조각으로 만들 블록을 먼저 골라 주세요.</p>}
          {isSaving && (
            <SaveFragment
              onClose={(saved) => {
                setSaving(false)
                if (saved) void mutate()
              }}
            />
          )}
        </>
      )}
      {isLoading && <p className="mx-0.5 mt-4 text-studio-text-mute">{what} 목록을 불러오는 중입니다.</p>}
      {error !== undefined && (
        <div className="mx-0.5 mt-4">
          <p role="alert" className="text-danger">
            {what} 목록을 불러오지 못했습니다. 연결을 확인한 뒤 다시 시도해 주세요.
          </p>
          <button type="button" onClick={() => void mutate()} className={`${LINE_BUTTON} mt-2`}>
            <RotateCw {...ICON} />
            다시 불러오기
          </button>
        </div>
      )}
      {data && found.length === 0 && (
        <p className="mx-0.5 mt-4 text-studio-text-mute">
          {query.trim() === '' && all.length > 0
            ? `이 역할로 넣을 수 있는 ${withParticle(what, '이/가')} 없습니다.`
            : query.trim() === ''
              ? empty
              : `찾는 ${withParticle(what, '이/가')} 없습니다. 다른 말로 찾아 주세요.`}
        </p>
      )}
      <ul className="mt-3 space-y-2">
        {found.map((piece, i) => (
          <li key={piece.id}>
            <PieceTile
              piece={piece}
              kind={kind}
              isStop={i === 0}
              onInsert={(blocks) => {
                if (insertPiece(editor, piece.title, blocks)) onInserted?.()
              }}
            />
          </li>
        ))}
      </ul>
    </>
  )
}

/** Fragments that layouts place around pages, without a reference in the page. */
const ROUND_PAGES = new Set(Object.values(LAYOUT_FRAMES).flatMap(({ before, after }) => [...before, ...after]))

function wordsOfFragment({ name, published }: Piece, usages: number | undefined): string {
  const use = ROUND_PAGES.has(name)
    ? '페이지 틀에서 사용'
    : usages === undefined
      ? name
      : usages === 0
        ? '쓰는 곳 없음'
        : `${usages}곳에서 사용`
  return published ? use : `${use}, 게시 전`
}

function PieceTile({
  piece,
  kind,
  isStop,
  onInsert,
}: {
  piece: Piece
  kind: 'fragment' | 'template'
  isStop: boolean
  onInsert: (blocks: readonly Block[]) => void
}) {
  const { data: usages } = useSWR(
    kind === 'fragment' ? ['usages', piece.name] : null,
    async () => (await call(listUsages, { name: piece.name })).items,
  )
  const blocks = kind === 'fragment' ? [fragmentBlock(piece.title, piece.name)] : piece.blocks
  const source = { what: kind, label: piece.title, blocks }
  const { ref, listeners, attributes, isDragging } = usePaletteDrag(source, { disabled: blocks.length === 0 })
  const preview = usePreview(source)
  return (
    <div className="flex items-stretch rounded-md border border-studio-line hover:border-studio-300 hover:bg-studio-chrome">
      <button
        ref={ref}
        {...attributes}
        {...listeners}
        {...preview}
        type="button"
        data-tile={piece.name}
        tabIndex={isStop ? 0 : -1}
        disabled={blocks.length === 0}
        onClick={() => onInsert(blocks)}
        className={`flex min-w-0 flex-1 items-center gap-2.5 rounded-md px-2.5 py-2 text-left select-none max-md:min-h-14 ${isDragging ? 'opacity-45' : ''}`}
      >
        {kind === 'template' ? (
          <span aria-hidden className="grid h-14 w-16 shrink-0 place-items-center overflow-hidden rounded-sm bg-studio-chrome">
            <TemplatePicture blocks={piece.blocks} />
          </span>
        ) : (
          <Component {...ICON} className="shrink-0 text-studio-500" />
        )}
        <span className="min-w-0">
          <span className="block truncate font-medium">{piece.title}</span>
          <span className="block truncate text-studio-micro text-studio-text-mute">
            {kind === 'template' ? `블록 ${piece.blocks.length}개` : wordsOfFragment(piece, usages?.length)}
          </span>
        </span>
      </button>
      <a
        href={editorPath(kind, piece.name)}
        target="_blank"
        rel="noopener"
        aria-label={`${piece.title} 편집 (새 창)`}
        className={`${BUTTON} my-1 mr-1 self-center text-studio-text-mute`}
      >
        <ExternalLink {...ICON} size={14} />
      </a>
    </div>
  )
}
