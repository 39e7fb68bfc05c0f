'use client'
import { useState } from 'react'
import { FormAlert } from '@/builder/list/form-alert'
import { TextField } from '@/builder/list/text-field'
import { useForm } from '@/builder/list/use-form'
import { LINE_BUTTON } from '@/builder/ui/button'
import { useLeaveGuard } from '@/lib/ui/use-leave-guard'
import { call } from '@/schemas/api/base/call'
import { changeOwnMobile } from '@/schemas/api/auth/staff-news'
import { formatPhone } from '@/schemas/rules/base/format-phone'
import { mobileFault } from '@/schemas/rules/base/mobile-fault'

/** Where texts of news go. */
export function MobileForm({ mobileNo: stored, onDone }: { mobileNo: string; onDone: (words: string) => void }) {
  const shown = stored && formatPhone(stored)
  const [mobileNo, setMobileNo] = useState(shown)
  const form = useForm<'mobileNo'>(async () => {
    const fault = mobileNo.trim() === '' ? undefined : mobileFault(mobileNo)
    if (fault) return { mobileNo: fault }
    onDone((await call(changeOwnMobile, { mobileNo })).resultMessage)
  }, ['mobileNo'])
  useLeaveGuard(mobileNo !== shown && !form.isBusy)
  return (
    <form {...form.given} aria-label="휴대전화 번호 저장" className="flex max-w-90 flex-col gap-4">
      <TextField
        label="소식을 받을 휴대전화"
        isOptional
        help="문자로 받는 소식을 이 번호로 보냅니다. 바꾸면 알림 메일로 알려 드립니다."
        type="tel"
        inputMode="tel"
        maxLength={20}
        value={mobileNo}
        {...form.field('mobileNo', setMobileNo)}
      />
      <FormAlert faults={form.faults} />
      <button type="submit" className={`${LINE_BUTTON} self-start`} aria-disabled={form.isBusy || mobileNo.trim() === shown}>
        {form.isBusy ? '저장하는 중입니다' : '번호 저장'}
      </button>
    </form>
  )
}
