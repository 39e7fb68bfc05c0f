'use client'
import { useState } from 'react'
import { call } from '@/schemas/api/call'
import { CallFailure, type Problem } from '@/schemas/api/failure'
import { publishPage } from '@/schemas/api/pages'
import { LINE_BUTTON, MAIN_BUTTON } from '../shell/studio'
import { useEditor, useHead } from '../state/editor-context'
import { Actions, DeskDialog, DocumentName } from './desk-dialog'
import { ProblemList } from './problem-list'
import { useSaver } from './saver-context'

interface PublishDialogProps {
  onPublished: (number: number) => void
  onJump: (problem: Problem) => void
}

/** The gate to the visitors: everything is saved first, and exactly that draft goes out, or every reason is shown. */
export function PublishDialog({ onPublished, onJump }: PublishDialogProps) {
  const editor = useEditor()
  const saver = useSaver()
  const head = useHead()
  const [isBusy, setBusy] = useState(false)
  const [fault, setFault] = useState<{ message: string; problems: readonly Problem[] } | null>(null)
  const close = () => editor.store.setState({ overlay: null })

  async function publish(): Promise<void> {
    if (isBusy) return
    setBusy(true)
    setFault(null)
    editor.seal()
    try {
      if (!(await saver.flush())) {
        const { message, problems, state } = saver.store.getState()
        if (state === 'conflict') return close()
        return setFault({ message: message || '아직 저장하지 못한 편집이 있습니다. 저장된 뒤 게시해 주세요.', problems })
      }
      const { item } = await call(publishPage, { id: editor.id, draftNumber: saver.store.getState().draftNumber })
      editor.announce(`${item.number}판으로 게시했습니다.`)
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
    <DeskDialog title="게시하기" text="지금 초안을 방문자에게 공개합니다." onClose={close}>
      <DocumentName title={head.title} name={head.route} />
      <div role="alert" className="flex min-h-0 flex-col gap-2 empty:hidden">
        {fault && (
          <>
            <p className="text-danger">{fault.message}</p>
            {fault.problems.length > 0 && (
              <ProblemList
                problems={fault.problems}
                onJump={(problem) => {
                  close()
                  onJump(problem)
                }}
              />
            )}
          </>
        )}
      </div>
      <Actions>
        <button type="button" className={LINE_BUTTON} onClick={close}>
          닫기
        </button>
        <button type="button" className={MAIN_BUTTON} aria-disabled={isBusy} onClick={() => void publish()}>
          {isBusy ? '게시하는 중입니다' : fault ? '다시 게시' : '게시'}
        </button>
      </Actions>
    </DeskDialog>
  )
}
