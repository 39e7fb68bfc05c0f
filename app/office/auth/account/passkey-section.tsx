'use client'
import { Fingerprint } from 'lucide-react'
import { useState } from 'react'
import { ConfirmDialog } from '@/builder/list/confirm-dialog'
import { FormDialog } from '@/builder/list/form-dialog'
import { TextField } from '@/builder/list/text-field'
import { useForm } from '@/builder/list/use-form'
import { ActButton } from '@/builder/ui/act-button'
import { StudioDialog } from '@/builder/ui/studio-dialog'
import { call } from '@/schemas/api/base/call'
import { removePasskey, renamePasskey } from '@/schemas/api/auth/passkeys'
import { PASSKEY_COUNT, PASSKEY_NAME_LENGTH } from '@/schemas/rules/auth/passkey'
import { fieldMessage } from '@/schemas/words/messages'
import { useKnowsPasskey } from '../sign-in/use-knows-passkey'
import { AccountSection } from './account-section'
import { PasskeyList, type Passkey } from './passkey-list'
import { PasskeySetup } from './passkey-setup'

type Open = { what: 'add' } | { what: 'rename' | 'remove'; passkey: Passkey }

const REMOVED = '이 패스키로는 더 로그인할 수 없고, 다른 기기의 로그인이 모두 끝납니다.'
const LAST_REMOVED = '마지막 패스키라 2단계 인증도 함께 꺼집니다. 앞으로 비밀번호만으로 로그인하고, 복구 코드는 쓸 수 없게 됩니다.'

interface PasskeySectionProps {
  passkeys: readonly Passkey[]
  /** Codes of a telephone are a second step as well. */
  hasFactor: boolean
  /** Browser and system of this sign-in: what a new one is called at first. */
  device: string
  /** Epoch milliseconds of the displayed answer. */
  now: number
  done: string
  onDone: (words: string) => void
}

export function PasskeySection({ passkeys, hasFactor, device, now, done, onDone }: PasskeySectionProps) {
  const [open, setOpen] = useState<Open | null>(null)
  const [isHeld, setHeld] = useState(false)
  const knows = useKnowsPasskey()
  const close = (words: string): void => {
    setOpen(null)
    onDone(words)
  }
  return (
    <AccountSection title="패스키" done={done}>
      <p className="max-w-160">
        비밀번호 없이 기기의 지문이나 얼굴, PIN으로 로그인합니다. 기기를 잃어버릴 때를 위해 두 개 이상 등록해 두시면 좋습니다.
      </p>
      {passkeys.length > 0 && <PasskeyList passkeys={passkeys} now={now} onAct={(what, passkey) => setOpen({ what, passkey })} />}
      {!knows && <p className="text-studio-text-mute">이 브라우저는 패스키를 쓸 수 없습니다. 등록하려면 다른 브라우저로 열어 주세요.</p>}
      {knows && passkeys.length >= PASSKEY_COUNT && (
        <p className="text-studio-text-mute">패스키는 {PASSKEY_COUNT}개까지 둘 수 있습니다. 더 등록하려면 쓰지 않는 것을 지워 주세요.</p>
      )}
      {knows && passkeys.length < PASSKEY_COUNT && (
        <div>
          <ActButton
            icon={Fingerprint}
            onClick={() => {
              setHeld(false)
              setOpen({ what: 'add' })
            }}
          >
            패스키 등록
          </ActButton>
        </div>
      )}
      {open?.what === 'add' && (
        <StudioDialog title="패스키 등록" wide {...(isHeld ? {} : { onClose: () => setOpen(null) })}>
          <PasskeySetup name={device} leave={{ words: '취소', onLeave: () => setOpen(null) }} onDone={close} onHold={setHeld} />
        </StudioDialog>
      )}
      {open?.what === 'rename' && <RenameDialog passkey={open.passkey} onClose={() => setOpen(null)} onDone={close} />}
      {open?.what === 'remove' && (
        <ConfirmDialog
          title="패스키를 지웁니다"
          text={passkeys.length > 1 || hasFactor ? REMOVED : `${REMOVED} ${LAST_REMOVED}`}
          words="지우기"
          isDestructive
          onConfirm={async () => close((await call(removePasskey, { id: open.passkey.id })).resultMessage)}
          onClose={() => setOpen(null)}
        >
          <p className="font-semibold wrap-anywhere">{open.passkey.name}</p>
        </ConfirmDialog>
      )}
    </AccountSection>
  )
}

function RenameDialog({ passkey, onClose, onDone }: { passkey: Passkey; onClose: () => void; onDone: (words: string) => void }) {
  const [name, setName] = useState(passkey.name)
  const form = useForm<'name'>(async () => {
    if (name.trim() === '') return { name: fieldMessage('required', '패스키 이름') }
    onDone((await call(renamePasskey, { id: passkey.id, name })).resultMessage)
  }, ['name'])
  return (
    <FormDialog title="패스키 이름 바꾸기" form={form} words="저장" busyWords="저장하는 중입니다" onClose={onClose}>
      <TextField label="패스키 이름" isRequired maxLength={PASSKEY_NAME_LENGTH} value={name} {...form.field('name', setName)} />
    </FormDialog>
  )
}
