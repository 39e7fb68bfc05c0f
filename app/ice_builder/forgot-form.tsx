'use client'
// In place of the sign-in: a link by which a new password is chosen is mailed. The answer is the same whoever asks.
import { useState } from 'react'
import { FormAlert } from '@/builder/list/form-alert'
import { TextField } from '@/builder/list/text-field'
import { useForm } from '@/builder/list/use-form'
import { BUTTON, MAIN_BUTTON } from '@/builder/ui/button'
import { call } from '@/schemas/api/base/call'
import { askStaffReset } from '@/schemas/api/auth/staff-resets'
import { fieldMessage } from '@/schemas/words/messages'

export function ForgotForm({ loginId, onType }: { loginId: string; onType: (loginId: string) => void }) {
  const [said, setSaid] = useState('')
  const form = useForm<'loginId'>(async () => {
    setSaid('')
    const asked = loginId.trim()
    if (asked === '') return { loginId: fieldMessage('required', '아이디') }
    setSaid((await call(askStaffReset, { loginId: asked })).resultMessage)
  }, ['loginId'])
  return (
    <form {...form.given} aria-label="비밀번호 재설정 요청" className="mt-5 flex flex-col gap-4">
      <TextField
        label="아이디"
        value={loginId}
        maxLength={30}
        autoCapitalize="none"
        spellCheck={false}
        isRequired
        {...form.field('loginId', onType)}
      />
      <FormAlert faults={form.faults} />
      <p role="status" className="text-studio-accent-700 empty:hidden">
        {said}
      </p>
      <button type="submit" className={MAIN_BUTTON} aria-disabled={form.isBusy}>
        {form.isBusy ? '보내는 중입니다' : said ? '메일 다시 받기' : '메일 받기'}
      </button>
      <p className="text-studio-label font-normal text-studio-text-mute">
        메일이 오지 않으면 스팸함을 확인해 주세요. 알림 메일을 적어 두지 않으셨다면 다른 관리자에게 비밀번호를 새로 정하는 링크를 요청해
        주세요.
      </p>
      <a href="#" className={`${BUTTON} text-studio-text-mute underline underline-offset-4`}>
        로그인으로 돌아가기
      </a>
    </form>
  )
}
