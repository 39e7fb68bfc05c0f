'use client'
import { useState } from 'react'
import { FormAlert } from '@/builder/list/form-alert'
import { TextField } from '@/builder/list/text-field'
import { useForm } from '@/builder/list/use-form'
import { LINE_BUTTON } from '@/builder/ui/button'
import { useLeaveGuard } from '@/lib/ui/use-leave-guard'
import { call } from '@/schemas/api/base/call'
import { changeOwnMobile, confirmOwnMobile } from '@/schemas/api/auth/staff-news'
import { formatPhone } from '@/schemas/rules/base/format-phone'
import { mobileFault } from '@/schemas/rules/base/mobile-fault'
import { fieldMessage } from '@/schemas/words/messages'

interface MobileFormProps {
  mobileNo: string
  isVerified: boolean
  onDone: (words: string) => void
}

/** Where texts of news go: a number is stored once the code that was sent there is typed here. */
export function MobileForm({ mobileNo: stored, isVerified, onDone }: MobileFormProps) {
  const shown = stored && formatPhone(stored)
  const [mobileNo, setMobileNo] = useState(shown)
  const [code, setCode] = useState('')
  /** The number that a code is on its way to, and what was said of it. */
  const [sent, setSent] = useState<{ to: string; words: string } | null>(null)
  const isAwaited = sent?.to === mobileNo.trim()
  const form = useForm<'mobileNo' | 'code'>(async () => {
    const typed = mobileNo.trim()
    if (isAwaited) {
      if (code.trim() === '') return { code: fieldMessage('required', '인증번호') }
      return onDone((await call(confirmOwnMobile, { code })).resultMessage)
    }
    const fault = typed === '' ? undefined : mobileFault(mobileNo)
    if (fault) return { mobileNo: fault }
    const { item, resultMessage } = await call(changeOwnMobile, { mobileNo })
    if (!item.isSent) return onDone(resultMessage)
    setCode('')
    setSent({ to: typed, words: resultMessage })
  }, ['mobileNo', 'code'])
  useLeaveGuard((mobileNo !== shown || isAwaited) && !form.isBusy)
  const isSame = mobileNo.trim() === shown && (isVerified || shown === '') && !isAwaited
  return (
    <form {...form.given} aria-label="휴대전화 번호 저장" className="flex max-w-90 flex-col gap-4">
      <TextField
        label="소식을 받을 휴대전화"
        isOptional
        help="문자로 받는 소식을 이 번호로 보냅니다. 인증번호를 보내 내 번호인지 확인하고 저장합니다. 바꾸면 알림 메일로 알려 드립니다."
        type="tel"
        inputMode="tel"
        maxLength={20}
        value={mobileNo}
        {...form.field('mobileNo', setMobileNo)}
      />
      {shown !== '' && !isVerified && !isAwaited && (
        <p className="rounded-md bg-warning-soft px-3 py-2">
          아직 확인하지 않은 번호라 문자를 보내지 않습니다. 인증번호를 받아 확인해 주세요.
        </p>
      )}
      {isAwaited && (
        <>
          <p role="status">{sent.words}</p>
          <TextField
            label="인증번호"
            isRequired
            help="문자로 받은 여섯 자리입니다."
            inputMode="numeric"
            maxLength={12}
            look="max-w-40 tabular-nums tracking-widest"
            value={code}
            {...form.field('code', setCode)}
          />
        </>
      )}
      <FormAlert faults={form.faults} />
      <div className="flex flex-wrap gap-2">
        <button type="submit" className={LINE_BUTTON} aria-disabled={form.isBusy || isSame}>
          {form.isBusy ? '처리하는 중입니다' : isAwaited ? '번호 확인' : mobileNo.trim() === '' ? '번호 지우기' : '인증번호 받기'}
        </button>
        {isAwaited && (
          <button type="button" className={LINE_BUTTON} onClick={() => setSent(null)}>
            다시 받기
          </button>
        )}
      </div>
    </form>
  )
}
