'use client'
import { useEffect, useState } from 'react'
import { formatDateTime } from '@/schemas/words/dates'
import type { LocalCopies } from '@/renderer/editing/local-copies'
import { MAIN_BUTTON } from '../ui/button'
import { DestroyButton } from '../ui/destroy-button'
import { DialogActions } from '../ui/dialog-actions'
import { StudioDialog } from '../ui/studio-dialog'
import type { FormCopy } from './session-input'

interface RestoreFormProps<F> {
  copies: LocalCopies<FormCopy<F>>
  onRestore: (work: FormCopy<F>) => void
}

/** Offers the words that a closed tab, a crash or an ended session left unsaved. Nothing is thrown away without an answer. */
export function RestoreForm<F>({ copies, onRestore }: RestoreFormProps<F>) {
  const [work, setWork] = useState<FormCopy<F> | null>(null)
  const [isDiscarding, setDiscarding] = useState(false)
  useEffect(() => {
    let isGone = false
    const free = copies.hold()
    void copies.read().then((found) => {
      if (!isGone && found) setWork(found)
    })
    return () => {
      isGone = true
      free()
    }
  }, [copies])
  if (!work) return null
  if (isDiscarding)
    return (
      <StudioDialog title="정말 버리시겠습니까?" text="버린 내용은 되살릴 수 없습니다." onClose={() => setDiscarding(false)}>
        <DialogActions>
          <DestroyButton
            onClick={() => {
              void copies.clear()
              setWork(null)
            }}
          >
            버리기
          </DestroyButton>
          <button type="button" className={MAIN_BUTTON} onClick={() => setDiscarding(false)}>
            그대로 두기
          </button>
        </DialogActions>
      </StudioDialog>
    )
  return (
    <StudioDialog
      title="저장하지 못한 내용이 있습니다"
      text={`${formatDateTime(new Date(work.at))}까지 입력한 내용이 이 브라우저에 남아 있습니다.`}
    >
      <DialogActions>
        <DestroyButton onClick={() => setDiscarding(true)}>버리기</DestroyButton>
        <button
          type="button"
          className={MAIN_BUTTON}
          onClick={() => {
            onRestore(work)
            setWork(null)
          }}
        >
          이어서 쓰기
        </button>
      </DialogActions>
    </StudioDialog>
  )
}
