'use client'
import { Copy } from 'lucide-react'
import { useState } from 'react'
import { ActButton } from '@/builder/ui/act-button'
import { MAIN_BUTTON } from '@/builder/ui/button'
import { DialogActions } from '@/builder/ui/dialog-actions'
import { FIELD } from '@/builder/ui/field'
import { StudioDialog } from '@/builder/ui/studio-dialog'

/** A token, shown once: the database has only its hash. */
export function TokenDialog({ token, onClose }: { token: string; onClose: () => void }) {
  const [words, setWords] = useState('')
  return (
    <StudioDialog title="SCIM 토큰을 만들었습니다" text="지금만 보입니다. 회사 계정 서버에 붙여 넣은 뒤 닫아 주세요." onClose={onClose}>
      <input
        aria-label="SCIM 토큰"
        readOnly
        value={token}
        onFocus={({ currentTarget }) => currentTarget.select()}
        className={`${FIELD} font-mono`}
      />
      <p role="status" className="text-studio-text-mute empty:hidden">
        {words}
      </p>
      <DialogActions>
        <ActButton onClick={onClose}>닫기</ActButton>
        <ActButton
          icon={Copy}
          look={MAIN_BUTTON}
          onClick={() =>
            void navigator.clipboard.writeText(token).then(
              () => setWords('토큰을 복사했습니다.'),
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
