'use client'
import { useState } from 'react'
import { useId } from '@/lib/ui/use-id'
import { REPORT_LENGTH } from '@/schemas/api/base/reply-report'
import { LineButton, SubmitButton } from '../form/buttons'
import { RadioRows } from '../form/radio-rows'
import { TextArea } from '../form/text-area'
import type { ReplyNoun } from './reply-noun'

const OTHER = '기타'
const REASONS = ['광고나 홍보', '욕설이나 비방', '개인정보 노출', '주제와 관계없는 글', OTHER]
const OPTIONS = REASONS.map((reason) => ({ value: reason, label: reason }))
const lengthOf = (text: string): number => [...text.trim()].length

/** The reason of a report; closes with it, or with undefined. */
export function ReportDialog({ noun, close }: { noun: ReplyNoun; close: (reason?: string) => void }) {
  const id = useId()
  const [reason, setReason] = useState('')
  const [own, setOwn] = useState('')
  const [isTried, setTried] = useState(false)
  const ownFault =
    reason !== OTHER
      ? undefined
      : own.trim() === ''
        ? '신고하는 이유를 입력해 주세요.'
        : lengthOf(own) > REPORT_LENGTH
          ? `${REPORT_LENGTH}자까지 입력할 수 있습니다.`
          : undefined

  const send = () => {
    setTried(true)
    if (!reason) return document.getElementById(`${id}-reason`)?.focus()
    if (ownFault) return document.getElementById(`${id}-own`)?.focus()
    close(reason === OTHER ? own.trim() : reason)
  }
  return (
    <form
      method="post"
      noValidate
      onSubmit={(submitted) => {
        submitted.preventDefault()
        send()
      }}
      className="min-h-0 overflow-y-auto overscroll-contain px-5 pt-6 pb-[calc(24px+env(safe-area-inset-bottom))] md:px-6"
    >
      <h2 id={`${id}-title`} className="type-title">
        이 {noun}을 신고하시겠습니까?
      </h2>
      <p className="mt-2 mb-5 text-small text-ink-mute">신고하신 이유는 관리자만 확인합니다.</p>
      <RadioRows
        id={`${id}-reason`}
        labelledBy={`${id}-title`}
        options={OPTIONS}
        value={reason}
        onChange={setReason}
        error={isTried && !reason ? '신고하는 이유를 선택해 주세요.' : undefined}
      />
      {reason === OTHER && (
        <div className="mt-4">
          <TextArea
            id={`${id}-own`}
            label="신고하는 이유"
            rows={3}
            value={own}
            error={isTried ? ownFault : undefined}
            count={{ now: lengthOf(own), most: REPORT_LENGTH }}
            onChange={({ target }) => setOwn(target.value)}
          />
        </div>
      )}
      <div className="mt-6 grid grid-cols-2 gap-2">
        <LineButton onClick={() => close()}>취소</LineButton>
        <SubmitButton isSending={false} className="h-13!">
          신고하기
        </SubmitButton>
      </div>
    </form>
  )
}
