'use client'
// Enrols a telephone: a picture to scan, the same as a key to type, a code that confirms it, and the recovery codes, shown once.
import { useState } from 'react'
import { FormAlert } from '@/builder/list/form-alert'
import { useForm } from '@/builder/list/use-form'
import { LINE_BUTTON, MAIN_BUTTON } from '@/builder/ui/button'
import { DialogActions } from '@/builder/ui/dialog-actions'
import { call } from '@/schemas/api/base/call'
import type { Item } from '@/schemas/api/base/contract'
import { beginFactor, confirmFactor } from '@/schemas/api/auth/own-account'
import { fieldMessage } from '@/schemas/words/messages'
import { CodeField } from '../sign-in/code-field'
import { RecoveryCodes } from './recovery-codes'

interface FactorSetupProps {
  /** The way out before the end, where there is one. */
  leave: { words: string; onLeave: () => void }
  onDone: () => void
}

export function FactorSetup({ leave, onDone }: FactorSetupProps) {
  const [begun, setBegun] = useState<Item<typeof beginFactor> | null>(null)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const [code, setCode] = useState('')
  const form = useForm<'code'>(async () => {
    if (!begun) return setBegun((await call(beginFactor, {})).item)
    if (code.trim() === '') return { code: fieldMessage('required', '인증 코드') }
    setCodes((await call(confirmFactor, { code })).item.codes)
  }, ['code'])
  if (codes) return <RecoveryCodes codes={codes} onDone={onDone} />
  return (
    <form {...form.given} aria-label="2단계 인증 등록" className="flex min-h-0 flex-col gap-4 -m-1.5 overflow-y-auto p-1.5">
      {begun ? (
        <>
          <ol className="flex list-decimal flex-col gap-3 pl-5">
            <li>
              휴대전화의 인증 앱(일회용 코드 앱)에서 ‘추가’를 눌러 아래 그림을 찍습니다.
              <span
                role="img"
                aria-label="인증 앱으로 찍는 QR 코드"
                className="mt-2 block size-44 bg-white [&>svg]:size-full"
                dangerouslySetInnerHTML={{ __html: begun.picture }}
              />
            </li>
            <li>
              찍을 수 없으면 이 키를 직접 입력합니다.
              <code className="mt-1 block wrap-break-word rounded-sm bg-studio-100 px-2 py-1 select-all">{begun.key}</code>
            </li>
            <li>앱에 보이는 여섯 자리 코드를 입력합니다.</li>
          </ol>
          <CodeField mayRecover={false} value={code} {...form.field('code', setCode)} />
          {begun.isLastAdmin && (
            <p className="rounded-md bg-warning-soft px-3 py-2">
              관리자가 한 사람뿐이라 휴대전화를 잃어버리면 초기화해 줄 사람이 없습니다. 다음 화면의 복구 코드를 꼭 보관하고, 다른 관리자를
              한 사람 더 두어 주세요.
            </p>
          )}
        </>
      ) : (
        <p>
          로그인할 때 비밀번호 다음에 휴대전화의 인증 앱에 보이는 여섯 자리 코드를 한 번 더 입력합니다. 비밀번호가 새어 나가도 다른 사람이
          로그인할 수 없습니다.
        </p>
      )}
      <FormAlert faults={form.faults} />
      <DialogActions>
        <button type="button" className={LINE_BUTTON} onClick={leave.onLeave}>
          {leave.words}
        </button>
        <button type="submit" className={MAIN_BUTTON} aria-disabled={form.isBusy}>
          {form.isBusy ? '처리하는 중입니다' : begun ? '코드 확인' : '등록 시작'}
        </button>
      </DialogActions>
    </form>
  )
}
