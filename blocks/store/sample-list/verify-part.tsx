'use client'
import { useState } from 'react'
import { sayFailure } from '@/schemas/api/base/tracked-call'
import { readApplicant } from '@/schemas/api/consulting/requests'
import { SAMPLES_PATH } from '@/schemas/rules/store/samples'
import { verifyIdentity } from '@/blocks/auth/_parts/identity/verify-identity'
import { LineButton } from '@/blocks/base/_parts/form/buttons'
import { FaultLine } from '@/blocks/base/_parts/form/fault-line'

/** Of a visitor: the number that samples are counted by, and that hears of them, is verified. */
export function VerifyPart({ id, isWrong, onVerified }: { id: string; isWrong: boolean; onVerified: () => Promise<void> }) {
  const [isBusy, setBusy] = useState(false)
  const verify = async () => {
    if (isBusy) return
    setBusy(true)
    try {
      if (await verifyIdentity({ purpose: 'consulting', callback: SAMPLES_PATH })) await onVerified()
    } catch (error) {
      await sayFailure(error, { id: readApplicant.id })
    } finally {
      setBusy(false)
    }
  }
  return (
    <div id={id} tabIndex={-1} className="outline-none">
      <p className="mb-4 text-ink-soft">
        회원이 아니어도 휴대전화 본인인증으로 샘플을 신청할 수 있습니다. 인증한 번호는 이 신청에만 쓰며, 입력하신 내용은 그대로 있습니다.
      </p>
      <LineButton aria-busy={isBusy} aria-disabled={isBusy || undefined} onClick={() => void verify()} className="w-full">
        {isBusy ? '인증을 기다리고 있습니다' : '휴대전화 본인인증'}
      </LineButton>
      <FaultLine id={`${id}-error`} text={isWrong ? '본인인증을 마쳐 주세요.' : undefined} />
    </div>
  )
}
