'use client'
import { useState } from 'react'
import { CodeField } from '@/app/office/auth/sign-in/code-field'
import { PasskeyButton } from '@/app/office/auth/sign-in/passkey-button'
import { FormAlert } from '@/builder/list/form-alert'
import { useForm } from '@/builder/list/use-form'
import { BUTTON, MAIN_BUTTON } from '@/builder/ui/button'
import { call } from '@/schemas/api/base/call'
import { CallFailure } from '@/schemas/api/base/failure'
import { signInByCode } from '@/schemas/api/auth/staff-sign-in'
import { fieldMessage } from '@/schemas/words/messages'
import { StepBack } from './step-back'

/** The second step of a sign-in, in place of the page that was asked for. @param by what the person has for it. */
export function CodeForm({ by }: { by: readonly ('telephone' | 'passkey')[] }) {
  const isRecovery = by.length > 0 && !by.includes('telephone')
  const [code, setCode] = useState('')
  const [codesLeft, setCodesLeft] = useState<number | null>(null)
  const [isEnded, setEnded] = useState(false)
  const form = useForm<'code'>(async () => {
    if (code.trim() === '') return { code: fieldMessage('required', isRecovery ? '복구 코드' : '인증 코드') }
    try {
      const { item } = await call(signInByCode, { code })
      if (item.codesLeft === undefined) location.reload()
      else setCodesLeft(item.codesLeft)
    } catch (error) {
      setEnded(error instanceof CallFailure && error.code === signInByCode.errors!.ended[0])
      throw error
    }
  }, ['code'])
  if (codesLeft !== null)
    return (
      <div className="mt-5 flex flex-col gap-4">
        <p role="status">
          복구 코드로 로그인했습니다. 쓴 코드는 다시 쓸 수 없고, <strong>{codesLeft}개</strong>가 남았습니다. 휴대전화를 바꾸었다면 내
          계정에서 다시 등록해 주세요.
        </p>
        <button type="button" className={MAIN_BUTTON} onClick={() => location.reload()}>
          계속하기
        </button>
        <a href="/ice_builder/account" className={`${BUTTON} underline underline-offset-4`}>
          내 계정 열기
        </a>
      </div>
    )
  return (
    <form {...form.given} aria-label="2단계 인증" className="mt-5 flex flex-col gap-4">
      {by.includes('passkey') && <PasskeyButton purpose="signIn" words="패스키로 확인" onDone={() => location.reload()} />}
      <CodeField isRecovery={isRecovery} value={code} {...form.field('code', setCode)} />
      <FormAlert faults={form.faults} />
      <button type="submit" className={MAIN_BUTTON} aria-disabled={form.isBusy}>
        {form.isBusy ? '확인하는 중입니다' : '로그인'}
      </button>
      <StepBack words={isEnded ? '처음부터 로그인' : '다른 계정으로 로그인'} />
      <p className="text-studio-label font-normal text-studio-text-mute">
        등록한 기기와 복구 코드가 모두 없으면 다른 관리자에게 2단계 인증 초기화를 요청해 주세요.
      </p>
    </form>
  )
}
