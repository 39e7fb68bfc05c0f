'use client'
import { useRef, type ReactNode } from 'react'
import { FILE_ACCEPT } from '@/schemas/rules/base/file-fault'
import { LineButton } from '@/blocks/base/_parts/form/buttons'
import { makePair, pairAt } from './make-pair'
import { newId } from './new-id'
import { PhotoFaults } from './photo-faults'
import { useHead, useTour } from './tour-context'

interface Props {
  id: string
  /** The block after which it is added; null: at the end. */
  after: string | null
  isSmall?: boolean
}

/** Adds photographs, a text, or makes a pair of the photograph above and the one below. */
export function AddLine({ id, after, isSmall = false }: Props) {
  const session = useTour()
  const { page, photos } = session
  const input = useRef<HTMLInputElement>(null)
  const canPair = useHead(({ page: { tree } }) => after !== null && pairAt(session, after) !== undefined && tree.nodes.has(after))
  const addText = () => {
    const block = { id: newId(), type: 'tour-text', v: 1, props: { html: '' } }
    const { root } = page.tree
    page.edit('글 넣기', [
      { op: 'insert', at: { parent: null, slot: '', index: after === null ? root.length : root.indexOf(after) + 1 }, block },
    ])
    requestAnimationFrame(() => document.querySelector<HTMLElement>(`[data-story="${block.id}"] [role=textbox]`)?.focus())
  }
  const choose = (files: FileList | null) => {
    const list = [...(files ?? [])]
    if (input.current) input.current.value = ''
    if (list.length === 0) return
    photos.add(list, after)
    void session.begin()
  }
  return (
    <>
      <div className={`flex flex-wrap gap-2 ${isSmall ? 'mt-2 justify-center' : 'mt-8 max-sm:*:grow'}`}>
        <input
          ref={input}
          id={id}
          type="file"
          multiple
          accept={FILE_ACCEPT}
          tabIndex={-1}
          aria-hidden="true"
          className="sr-only"
          onChange={({ currentTarget }) => choose(currentTarget.files)}
        />
        <Press isSmall={isSmall} run={() => input.current?.click()}>
          사진 추가
        </Press>
        <Press isSmall={isSmall} run={addText}>
          글 추가
        </Press>
        {canPair && (
          <Press isSmall={isSmall} run={() => makePair(session, after!)}>
            위아래 사진 나란히
          </Press>
        )}
      </div>
      <PhotoFaults at={after} />
    </>
  )
}

const Press = ({ isSmall, run, children }: { isSmall: boolean; run: () => void; children: ReactNode }) =>
  isSmall ? (
    <button
      type="button"
      onClick={run}
      className="inline-flex min-h-11 items-center px-2 text-small font-medium text-ink-mute hover:text-ink"
    >
      {children}
    </button>
  ) : (
    <LineButton onClick={run}>{children}</LineButton>
  )
