'use client'
import { Copy } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { ActButton } from '@/builder/ui/act-button'
import { MAIN_BUTTON } from '@/builder/ui/button'
import { DialogActions } from '@/builder/ui/dialog-actions'
import { FIELD } from '@/builder/ui/field'
import { StudioDialog } from '@/builder/ui/studio-dialog'
import { withParticle } from '@/lib/particle'

interface Props {
  title: string
  text: string
  /** What it is called: `토큰`. */
  what: string
  value: string
  /** Of the field, where it is not `what`. */
  label?: string
  onClose: () => void
  children?: ReactNode
}

/** A secret that is shown once, because the database has only its hash, with a button that copies it. */
export function ShownOnceDialog({ title, text, what, value, label = what, onClose, children }: Props) {
  const [words, setWords] = useState('')
  return (
    <StudioDialog title={title} text={text} onClose={onClose}>
      {children}
      <input aria-label={label} readOnly value={value} onFocus={({ currentTarget }) => currentTarget.select()} className={FIELD} />
      <p role="status" className="text-studio-text-mute empty:hidden">
        {words}
      </p>
      <DialogActions>
        <ActButton onClick={onClose}>닫기</ActButton>
        <ActButton
          icon={Copy}
          look={MAIN_BUTTON}
          onClick={() =>
            void navigator.clipboard.writeText(value).then(
              () => setWords(`${withParticle(what, '을/를')} 복사했습니다.`),
              () => setWords('복사하지 못했습니다. 직접 골라 복사해 주세요.'),
            )
          }
        >
          복사
        </ActButton>
      </DialogActions>
    </StudioDialog>
  )
}
