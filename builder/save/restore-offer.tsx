'use client'
import { useEffect, useState } from 'react'
import { CallFailure } from '@/schemas/api/base/failure'
import { formatDateTime } from '@/schemas/words/dates'
import { LINE_BUTTON, MAIN_BUTTON } from '../ui/button'
import { useEditor } from '../state/editor-provider'
import { DestroyButton } from '../ui/destroy-button'
import { DialogActions } from '../ui/dialog-actions'
import { StudioDialog } from '../ui/studio-dialog'
import { DiscardQuestion } from './discard-question'
import { downloadJson } from './export-json'
import { rebase } from './rebase'
import { baseOf, countOf, discardWork, restoreWork } from './restore-work'
import type { LocalCopy } from '@/renderer/editing/saver'
import { useSaver } from './saver-provider'
import type { LocalCopies } from '@/renderer/editing/local-copies'

/** Offers work that a closed or killed tab left in this browser, before any edit overwrites it. */
export function RestoreOffer({ copies }: { copies: LocalCopies<LocalCopy> }) {
  const editor = useEditor()
  const saver = useSaver()
  const [work, setWork] = useState<LocalCopy | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [isDiscarding, setDiscarding] = useState(false)
  const [fault, setFault] = useState('')

  useEffect(() => {
    let isHere = true
    void copies.read().then((found) => {
      if (!isHere || !found || editor.state.role !== 'adm') return
      // A batch sent while the tab closed has often arrived, although its answer was not read.
      const { clean, conflicts } = rebase(baseOf(found), editor.tree, [...(found.sent?.ops ?? []), ...found.ops])
      if (clean.length > 0 || conflicts.length > 0) setWork(found)
      else void copies.clear()
    })
    return () => void (isHere = false)
  }, [copies, editor])

  if (!work) return null
  const count = countOf(work)

  async function restore(left: LocalCopy): Promise<void> {
    if (isBusy) return
    setBusy(true)
    setFault('')
    try {
      await restoreWork(editor, saver, left)
      setWork(null)
    } catch (failure) {
      setFault(failure instanceof CallFailure ? failure.message : '되살리지 못했습니다. 다시 시도해 주세요.')
    } finally {
      setBusy(false)
    }
  }

  if (isDiscarding)
    return (
      <DiscardQuestion
        count={count}
        onBack={() => setDiscarding(false)}
        onDiscard={() => {
          discardWork(editor, saver, work)
          void copies.clear()
          setWork(null)
        }}
      />
    )
  return (
    <StudioDialog
      title="저장하지 못한 편집이 있습니다"
      text={`${formatDateTime(new Date(work.at))}까지 쓰던 편집 ${count}건이 이 브라우저에 남아 있습니다.`}
    >
      <p role="alert" className="text-danger empty:hidden">
        {fault}
      </p>
      <DialogActions>
        <DestroyButton disabled={isBusy} onClick={() => setDiscarding(true)}>
          버리기
        </DestroyButton>
        {fault && (
          <button type="button" className={LINE_BUTTON} onClick={() => downloadJson(work, 'unsaved-edits')}>
            파일로 내려받기
          </button>
        )}
        <button type="button" className={MAIN_BUTTON} aria-disabled={isBusy} onClick={() => void restore(work)}>
          {isBusy ? '되살리는 중입니다' : '이어서 편집'}
        </button>
      </DialogActions>
    </StudioDialog>
  )
}
