'use client'
import { useRef, type ReactNode } from 'react'
import { FILE_ACCEPT } from '@/schemas/rules/base/file-fault'
import type { PhotoProps } from '@/schemas/rules/content/home-tour/tour-document'
import { LineButton } from '@/blocks/base/_parts/form/buttons'
import { newId } from './tour-id'
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
    photos.add(list, after ?? page.tree.root.at(-1) ?? null)
    void session.begin()
  }
  return (
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

type Session = ReturnType<typeof useTour>

/** The two photographs that a pair would be made of; undefined where there are none. Their products would be lost in it. */
function pairAt({ page }: Session, after: string): [PhotoProps, PhotoProps, string] | undefined {
  const next = page.tree.root[page.tree.root.indexOf(after) + 1]
  const [above, below] = [page.node(after)?.block, next === undefined ? undefined : page.node(next)?.block]
  if (above?.type !== 'tour-photo' || below?.type !== 'tour-photo') return undefined
  const [one, two] = [above.props as unknown as PhotoProps, below.props as unknown as PhotoProps]
  return one.tags.length + two.tags.length > 0 ? undefined : [one, two, next!]
}

function makePair(session: Session, after: string): void {
  const found = pairAt(session, after)
  if (!found) return
  const [one, two, next] = found
  const { page } = session
  const index = page.tree.root.indexOf(after)
  const caption = [one.caption, two.caption].filter(Boolean).join(' · ')
  const block = { id: newId(), type: 'tour-pair', v: 1, props: { left: one.photo, right: two.photo, caption } }
  page.edit('사진 나란히 두기', [
    { op: 'remove', id: after },
    { op: 'remove', id: next },
    { op: 'insert', at: { parent: null, slot: '', index }, block },
  ])
  page.announce('두 사진을 나란히 두었습니다.')
}
