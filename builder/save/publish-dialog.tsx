'use client'
import { useState } from 'react'
import { showSnackbar } from '@/lib/ui/show-snackbar'
import { call } from '@/schemas/api/base/call'
import { CallFailure, type Problem } from '@/schemas/api/base/failure'
import { publishPage } from '@/schemas/api/site/pages'
import type { FoundProblem } from '../problems/found-problem'
import { ProblemRow } from '../problems/problem-row'
import { excerptOf } from '../state/excerpt-of'
import { useProblems } from '../problems/problems-provider'
import { LINE_BUTTON, MAIN_BUTTON } from '../ui/button'
import { useEditor, useHead } from '../state/editor-provider'
import { labelOf } from '../state/label-of'
import { ChangeList } from './change-list'
import { MovedAddress } from './moved-address'
import { DialogActions } from '../ui/dialog-actions'
import { DocumentName } from '../ui/document-name'
import { StudioDialog } from '../ui/studio-dialog'
import { ProblemList } from '../ui/problem-list'
import { useSaver } from './saver-provider'
import { usePublished } from './use-published'

interface PublishDialogProps {
  /** Never published: there is nothing to compare with, so nothing that could fail to load. */
  isFirst: boolean
  onPublished: (number: number) => void
  /** Focuses a block and its field; the dialog is closed before. */
  onJump: (problem: Problem) => void
}

/** How many problems are listed; the problems panel has all of them. */
const SHOWN = 50

/**
 * Publishes the page. It lists the known problems and the changes since the last publication; then everything is saved, and exactly that
 * draft is published, or every reason of a refusal is shown.
 */
export function PublishDialog({ isFirst, onPublished, onJump }: PublishDialogProps) {
  const editor = useEditor()
  const saver = useSaver()
  const head = useHead()
  const problems = useProblems((state) => state.problems)
  const [isBusy, setBusy] = useState(false)
  const [isLedOn, setLedOn] = useState(true)
  const oldRoute = usePublished(editor.id).data?.definition.route
  const movedFrom = oldRoute !== undefined && oldRoute !== head.route ? oldRoute : undefined
  const [fault, setFault] = useState<{ message: string; problems: readonly Problem[] } | null>(null)
  const close = () => editor.store.setState({ overlay: null })
  const jump = (problem: Problem) => {
    close()
    onJump(problem)
  }
  const errors = problems.filter(({ severity }) => severity === 'error')
  const warnings = problems.filter(({ severity }) => severity === 'warning')
  const named = new Set(errors.map(({ pointer, message }) => pointer + message))
  const more = fault?.problems.filter(({ pointer, message }) => !named.has(pointer + message)) ?? []

  async function publish(): Promise<void> {
    if (isBusy) return
    setBusy(true)
    setFault(null)
    editor.seal()
    try {
      if (!(await saver.flush())) {
        const { message, problems: refused, state } = saver.store.getState()
        if (state === 'conflict') return close()
        return setFault({ message: message || '아직 저장하지 못한 편집이 있습니다. 저장된 뒤 게시해 주세요.', problems: refused })
      }
      const { item } = await call(publishPage, {
        id: editor.id,
        draftNumber: saver.store.getState().draftNumber,
        leadOnYn: isLedOn ? 'Y' : 'N',
      })
      const words = [`게시했습니다(버전 ${item.number}).`, item.moved].filter(Boolean).join(' ')
      editor.announce(words)
      const path = editor.tree.head.route
      // A page about records has no single path to look at.
      const look =
        path !== undefined && !path.includes(':') ? { label: '페이지 보기', run: () => void open(path, '_blank', 'noopener') } : undefined
      showSnackbar(words, look)
      onPublished(item.number)
      close()
    } catch (error) {
      const failure = error instanceof CallFailure ? error : undefined
      setFault({ message: failure?.message ?? '게시하지 못했습니다. 잠시 후 다시 시도해 주세요.', problems: failure?.problems ?? [] })
    } finally {
      setBusy(false)
    }
  }

  return (
    <StudioDialog wide title="게시하기" text="지금 초안을 방문자에게 공개합니다." onClose={close}>
      <DocumentName title={head.title} name={head.route} />
      <div className="-mx-1 flex min-h-0 flex-col gap-4 overflow-y-auto px-1 pb-1">
        <div role="alert" className="flex flex-col gap-2 empty:hidden">
          {fault && (
            <>
              <p className="text-danger">{fault.message}</p>
              {more.length > 0 && <ProblemList problems={more} onJump={jump} />}
            </>
          )}
        </div>
        {movedFrom !== undefined && <MovedAddress from={movedFrom} isLedOn={isLedOn} onChange={setLedOn} />}
        <Found title={`게시하려면 고쳐야 할 곳 ${errors.length}곳`} problems={errors} onJump={jump} />
        <Found title={`살펴볼 곳 ${warnings.length}곳`} problems={warnings} onJump={jump} />
        <ChangeList isFirst={isFirst} onShow={(blockId) => jump({ pointer: '', message: '', ...(blockId === null ? {} : { blockId }) })} />
      </div>
      <DialogActions>
        <button type="button" className={LINE_BUTTON} onClick={close}>
          닫기
        </button>
        <button type="button" className={MAIN_BUTTON} aria-disabled={isBusy} onClick={() => void publish()}>
          {isBusy ? '게시하는 중입니다' : fault ? '다시 게시' : '게시'}
        </button>
      </DialogActions>
    </StudioDialog>
  )
}

function Found({ title, problems, onJump }: { title: string; problems: readonly FoundProblem[]; onJump: (problem: Problem) => void }) {
  const editor = useEditor()
  if (problems.length === 0) return null
  return (
    <section aria-label={title}>
      <h3 className="mb-1 text-studio-label text-studio-text-mute">{title}</h3>
      <ul className="rounded-md border border-studio-line py-1">
        {problems.slice(0, SHOWN).map((problem, i) => (
          <li key={i}>
            <ProblemRow problem={problem} onJump={onJump} of={nameOf(problem.blockId)} />
          </li>
        ))}
        {problems.length > SHOWN && (
          <li className="px-4 py-1.5 text-studio-text-mute">그 밖에 {problems.length - SHOWN}곳은 문제 목록에서 볼 수 있습니다.</li>
        )}
      </ul>
    </section>
  )

  function nameOf(blockId: string | undefined): string {
    if (blockId === undefined) return '페이지'
    const node = editor.node(blockId)
    return [labelOf(node), excerptOf(node)].filter(Boolean).join(' · ')
  }
}
