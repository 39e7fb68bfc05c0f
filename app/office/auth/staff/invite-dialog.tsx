'use client'
import { Copy } from 'lucide-react'
import { useState } from 'react'
import { fullMoment } from '@/builder/list/recent-moment'
import { ActButton } from '@/builder/ui/act-button'
import { MAIN_BUTTON } from '@/builder/ui/button'
import { DialogActions } from '@/builder/ui/dialog-actions'
import { FIELD } from '@/builder/ui/field'
import { StudioDialog } from '@/builder/ui/studio-dialog'
import { call } from '@/schemas/api/base/call'
import { CallFailure } from '@/schemas/api/base/failure'
import { inviteStaff } from '@/schemas/api/auth/staff-accounts'
import type { Account } from './people-panel'

export interface Invitation {
  path: string
  expiresAt: string
}

/** Shows the link by which a person chooses a password. It is shown once: the database has only its hash. */
export function InviteDialog({ account, first, onClose }: { account: Account; first: Invitation | null; onClose: () => void }) {
  const [invitation, setInvitation] = useState(first)
  const [words, setWords] = useState('')
  const [isBusy, setBusy] = useState(false)

  async function make(): Promise<void> {
    if (isBusy) return
    setBusy(true)
    try {
      setInvitation((await call(inviteStaff, { id: account.id })).item)
      setWords('')
    } catch (error) {
      setWords(error instanceof CallFailure ? error.message : '화면에 문제가 생겨 마치지 못했습니다. 다시 시도해 주세요.')
    }
    setBusy(false)
  }
  const link = invitation ? location.origin + invitation.path : ''
  return (
    <StudioDialog
      title={`${account.name}님의 링크`}
      text={
        invitation
          ? `이 사람에게만 전해 주세요. ${fullMoment(invitation.expiresAt)}까지 한 번 쓸 수 있고, 닫으면 다시 볼 수 없습니다.`
          : '이 사람이 비밀번호를 직접 정하는 링크를 만듭니다. 먼저 만든 링크는 쓸 수 없게 됩니다.'
      }
      onClose={onClose}
    >
      {invitation && (
        <input aria-label="초대 링크" readOnly value={link} onFocus={({ currentTarget }) => currentTarget.select()} className={FIELD} />
      )}
      <p role="status" className="text-studio-text-mute empty:hidden">
        {words}
      </p>
      <DialogActions>
        <ActButton onClick={onClose}>닫기</ActButton>
        {invitation ? (
          <ActButton
            icon={Copy}
            look={MAIN_BUTTON}
            onClick={() =>
              void navigator.clipboard.writeText(link).then(
                () => setWords('링크를 복사했습니다.'),
                () => setWords('복사하지 못했습니다. 링크를 직접 골라 복사해 주세요.'),
              )
            }
          >
            링크 복사
          </ActButton>
        ) : (
          <ActButton look={MAIN_BUTTON} aria-disabled={isBusy} onClick={() => void make()}>
            {isBusy ? '만드는 중입니다' : '링크 만들기'}
          </ActButton>
        )}
      </DialogActions>
    </StudioDialog>
  )
}
