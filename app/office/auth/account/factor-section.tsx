'use client'
import { RotateCcw, ShieldCheck, ShieldOff, Smartphone } from 'lucide-react'
import { useState } from 'react'
import { FormDialog } from '@/builder/list/form-dialog'
import { fullMoment } from '@/builder/list/recent-moment'
import { useForm } from '@/builder/list/use-form'
import { ActButton } from '@/builder/ui/act-button'
import { DESTROY_BUTTON, LINE_BUTTON, MAIN_BUTTON } from '@/builder/ui/button'
import { StudioDialog } from '@/builder/ui/studio-dialog'
import { call } from '@/schemas/api/base/call'
import type { Item } from '@/schemas/api/base/contract'
import { CallFailure } from '@/schemas/api/base/failure'
import { removeFactor, renewOwnCodes, type readOwnAccount } from '@/schemas/api/auth/own-account'
import { fieldMessage } from '@/schemas/words/messages'
import { CodeField } from '../sign-in/code-field'
import { AccountSection } from './account-section'
import { FactorSetup } from './factor-setup'
import { RecoveryCodes } from './recovery-codes'

type Account = Item<typeof readOwnAccount>
type Open = { what: 'setup' } | { what: 'remove' } | { what: 'codes'; codes: readonly string[] }

/** How few recovery codes are worth a warning. */
const FEW = 3

export function FactorSection({ account, done, onDone }: { account: Account; done: string; onDone: (words: string) => void }) {
  const [open, setOpen] = useState<Open | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [fault, setFault] = useState('')
  const { factorAt, codesLeft, needsFactor, isLastAdmin, passkeys } = account
  const hasPasskey = passkeys.length > 0
  const close = (words: string): void => {
    setOpen(null)
    onDone(words)
  }
  async function renew(): Promise<void> {
    if (isBusy) return
    setBusy(true)
    setFault('')
    try {
      setOpen({ what: 'codes', codes: (await call(renewOwnCodes, {})).item.codes })
    } catch (error) {
      setFault(error instanceof CallFailure ? error.message : '화면에 문제가 생겨 마치지 못했습니다. 다시 시도해 주세요.')
    }
    setBusy(false)
  }
  const codesWords = (
    <p className={codesLeft <= FEW ? 'text-danger' : 'text-studio-text-mute'}>
      남은 복구 코드 {codesLeft}개{codesLeft <= FEW && '. 다 쓰기 전에 새로 만들어 주세요.'}
    </p>
  )
  const renewButton = (
    <ActButton icon={RotateCcw} aria-disabled={isBusy} onClick={() => void renew()}>
      복구 코드 새로 만들기
    </ActButton>
  )
  return (
    <AccountSection title="2단계 인증" done={done}>
      {factorAt ? (
        <>
          <p className="flex items-center gap-2">
            <ShieldCheck size={18} aria-hidden className="shrink-0 text-success" />
            {fullMoment(factorAt)}부터 인증 앱의 코드로 한 번 더 확인하고 있습니다.
          </p>
          {codesWords}
          {isLastAdmin && (
            <p className="rounded-md bg-warning-soft px-3 py-2">
              관리자가 한 사람뿐입니다. 휴대전화와 복구 코드를 모두 잃어버리면 초기화해 줄 사람이 없으니 관리자를 한 사람 더 두어 주세요.
            </p>
          )}
          <div className="flex flex-wrap gap-2">
            <ActButton icon={Smartphone} onClick={() => setOpen({ what: 'setup' })}>
              다른 휴대전화로 다시 등록
            </ActButton>
            {renewButton}
            {(!needsFactor || hasPasskey) && (
              <ActButton icon={ShieldOff} look={DESTROY_BUTTON} onClick={() => setOpen({ what: 'remove' })}>
                2단계 인증 끄기
              </ActButton>
            )}
          </div>
          {needsFactor && !hasPasskey && <p className="text-studio-text-mute">내 역할은 2단계 인증이 필수라 끌 수 없습니다.</p>}
        </>
      ) : (
        <>
          <p className="max-w-160">
            {hasPasskey
              ? '비밀번호로 로그인하실 때에는 패스키로 한 번 더 확인합니다. 인증 앱을 등록하면 패스키 대신 코드로도 확인할 수 있습니다.'
              : '쓰고 있지 않습니다. 등록하면 로그인할 때 비밀번호 다음에 휴대전화의 인증 앱에 보이는 코드를 한 번 더 입력합니다.'}
          </p>
          {hasPasskey && codesWords}
          <div className="flex flex-wrap gap-2">
            <ActButton icon={ShieldCheck} look={hasPasskey ? LINE_BUTTON : MAIN_BUTTON} onClick={() => setOpen({ what: 'setup' })}>
              2단계 인증 등록
            </ActButton>
            {hasPasskey && renewButton}
          </div>
        </>
      )}
      <p role="alert" className="text-danger empty:hidden">
        {fault}
      </p>
      {open?.what === 'setup' && (
        <StudioDialog title="2단계 인증 등록" wide>
          <FactorSetup
            leave={{ words: '취소', onLeave: () => setOpen(null) }}
            onDone={() => close('2단계 인증을 등록했습니다. 다른 기기의 로그인은 모두 끝났습니다.')}
          />
        </StudioDialog>
      )}
      {open?.what === 'codes' && (
        <StudioDialog title="새 복구 코드" wide>
          <RecoveryCodes codes={open.codes} onDone={() => close('복구 코드를 새로 만들었습니다. 먼저 만든 코드는 쓸 수 없습니다.')} />
        </StudioDialog>
      )}
      {open?.what === 'remove' && <RemoveDialog hasPasskey={hasPasskey} onClose={() => setOpen(null)} onRemoved={close} />}
    </AccountSection>
  )
}

function RemoveDialog({
  hasPasskey,
  onClose,
  onRemoved,
}: {
  hasPasskey: boolean
  onClose: () => void
  onRemoved: (words: string) => void
}) {
  const [code, setCode] = useState('')
  const form = useForm<'code'>(async () => {
    if (code.trim() === '') return { code: fieldMessage('required', '인증 코드') }
    onRemoved((await call(removeFactor, { code })).resultMessage)
  }, ['code'])
  return (
    <FormDialog
      title="2단계 인증을 끕니다"
      text={
        hasPasskey
          ? '앞으로 비밀번호로 로그인하실 때에는 패스키로 한 번 더 확인합니다.'
          : '앞으로 비밀번호만으로 로그인합니다. 복구 코드도 쓸 수 없게 됩니다.'
      }
      form={form}
      words="끄기"
      busyWords="끄는 중입니다"
      isSafe
      onClose={onClose}
    >
      <CodeField value={code} {...form.field('code', setCode)} />
    </FormDialog>
  )
}
