'use client'
import { useEffect, useState } from 'react'
import { Icon } from '@/lib/ui/icon'
import { showConfirmDialog } from '@/lib/ui/dialogs'
import { removeMyHome, removeTempWriting, unpublishMyHome } from '@/schemas/api/content/home-tours'
import { trackedCall } from '@/schemas/api/base/tracked-call'
import { askWhichText } from './ask-which-text'
import { PhotoStatus } from './photo-status'
import { publishTour } from './publish-tour'
import { signIn } from './sign-in'
import { saveWords } from './save-words'
import { useStored, useTour } from './tour-context'

/** How the text is kept, and what is done with the whole tour. It stays at the lower edge of the screen. */
export function SaveBar() {
  const session = useTour()
  const { page, saver, facts } = session
  const status = useStored(saver.store, (all) => all)
  const { seq, state } = useStored(facts, (all) => all)
  const undoLabel = useStored(page.store, (all) => all.undoLabel)
  const [isSending, setSending] = useState(false)
  const [fault, setFault] = useState('')
  useEffect(() => {
    if (status.state === 'conflict') void askWhichText(session)
  }, [session, status.state])

  // What was in the way is no longer so after the next change, or is said again at the next press.
  useEffect(() => page.subscribe(() => setFault('')), [page])

  const publish = async () => {
    if (isSending) return
    setSending(true)
    setFault('')
    const words = await publishTour(session)
    setSending(false)
    if (words) setFault(words)
  }
  const leave = async (ask: string, okLabel: string, work: () => Promise<unknown>) => {
    if ((await showConfirmDialog({ title: ask, okLabel })) === 'ok') await work()
  }
  const unpublish = () =>
    leave('게시를 취소하시겠습니까? 글은 남아 있습니다.', '게시 취소', async () => {
      const answer = await trackedCall(unpublishMyHome, { seq: seq! })
      if (answer) facts.setState({ state: answer.item.state })
    })
  const remove = () =>
    leave('글과 사진을 모두 지우시겠습니까? 되돌릴 수 없습니다.', '삭제', async () => {
      await saver.flush()
      if (!(await trackedCall(state === 'draft' ? removeTempWriting : removeMyHome, { seq: seq! }))) return
      await session.forget()
      location.assign('/styling/myhome')
    })

  const words = saveWords(status.state, status.savedAt, status.message)
  const isTrouble = ['offline', 'failed', 'signed-out', 'refused', 'conflict'].includes(status.state)
  return (
    <>
      <div className="sticky bottom-0 z-(--z-sticky) mt-12 border-t border-line bg-page py-3 pb-[calc(12px+env(safe-area-inset-bottom))]">
        <p role="alert" className="text-small text-danger empty:hidden">
          {fault}
        </p>
        <PhotoStatus />
        <div className="flex items-center justify-between gap-2">
          <p role="status" data-save={status.state} className={`min-w-0 flex-1 text-small ${isTrouble ? 'text-danger' : 'text-ink-mute'}`}>
            {words}
            {status.state === 'signed-out' && (
              <button type="button" onClick={() => void signIn(session)} className="ml-2 font-semibold underline underline-offset-4">
                로그인하고 이어 쓰기
              </button>
            )}
            {(status.state === 'offline' || status.state === 'failed') && (
              <button type="button" onClick={() => saver.retry()} className="ml-2 font-semibold underline underline-offset-4">
                다시 저장
              </button>
            )}
            {status.state === 'conflict' && (
              <button type="button" onClick={() => void askWhichText(session)} className="ml-2 font-semibold underline underline-offset-4">
                고르기
              </button>
            )}
          </p>
          <button
            type="button"
            aria-label={undoLabel ? `되돌리기: ${undoLabel}` : '되돌리기'}
            aria-disabled={undoLabel === null || undefined}
            onClick={() => page.undo()}
            className="grid size-11 shrink-0 place-items-center rounded-full hover:bg-surface-deep aria-disabled:text-ink-ghost"
          >
            <Icon name="reset" size={20} />
          </button>
          <button
            type="button"
            aria-disabled={isSending || undefined}
            aria-busy={isSending}
            onClick={() => void publish()}
            className="inline-flex min-h-11 shrink-0 items-center justify-center rounded-sm bg-action px-6 font-semibold whitespace-nowrap text-on-ink hover:bg-action-hover aria-disabled:bg-ink-mute"
          >
            {isSending ? '게시하고 있습니다' : state === 'published' ? '다시 게시' : '게시하기'}
          </button>
        </div>
      </div>
      {seq !== undefined && (
        <p className="mt-4 flex flex-wrap gap-4 text-small text-ink-mute">
          {state === 'published' && (
            <button type="button" onClick={() => void unpublish()} className="min-h-11 underline underline-offset-4 hover:text-ink">
              게시 취소
            </button>
          )}
          <button type="button" onClick={() => void remove()} className="min-h-11 underline underline-offset-4 hover:text-ink">
            글 삭제
          </button>
        </p>
      )}
    </>
  )
}
