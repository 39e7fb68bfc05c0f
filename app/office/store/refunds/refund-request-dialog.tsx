'use client'
import { useState } from 'react'
import { FormDialog } from '@/builder/list/form-dialog'
import { ReasonDialog } from '@/builder/list/reason-dialog'
import { useForm } from '@/builder/list/use-form'
import { withParticle } from '@/lib/particle'
import { call } from '@/schemas/api/base/call'
import { callKey } from '@/schemas/api/base/call-key'
import { confirmRefundRequest, sendBackRefundRequest, withdrawRefundRequest } from '@/schemas/api/store/refund-desk'
import { wonWords } from '@/schemas/rules/store/won-words'
import { toldWords } from '../../_parts/told-words'
import type { Request } from './refund-requests'

export type RefundDecision = 'confirm' | 'sendBack' | 'withdraw'

interface RefundRequestDialogProps {
  request: Request
  decision: RefundDecision
  onDone: (words: string) => void
  onClose: () => void
}

export function RefundRequestDialog({ request, decision, onDone, onClose }: RefundRequestDialogProps) {
  const { requestSeq, amount, by } = request
  // A second press after a lost answer sends the same key, so that it is returned once.
  const [key] = useState(callKey)
  const form = useForm<never>(async () => {
    if (decision === 'withdraw') {
      await call(withdrawRefundRequest, { requestSeq })
      return onDone('환불 요청을 거두었습니다. 돌려드린 돈은 없습니다.')
    }
    const { item } = await call(confirmRefundRequest, { requestSeq }, { key })
    onDone(
      {
        done: toldWords(`확인했습니다. ${withParticle(wonWords(amount), '을/를')} 돌려드렸습니다.`),
        unknown: '확인했습니다. 환불을 맡겼고, 결제사의 답을 받는 대로 자동으로 마칩니다.',
        refused: '확인했으나 결제사에서 환불을 받지 않았습니다. 환불 계좌와 결제 기록을 확인하고 다시 요청해 주세요.',
      }[item.fate],
    )
  }, [])
  if (decision === 'sendBack')
    return (
      <ReasonDialog
        title="환불 요청을 돌려보냅니다"
        text={`돈을 돌려드리지 않고 요청을 끝냅니다. ${by}님이 사유를 읽고 다시 요청할 수 있습니다.`}
        label="돌려보내는 사유"
        words="돌려보내기"
        busyWords="돌려보내는 중입니다"
        onSubmit={async (reason) => {
          await call(sendBackRefundRequest, { requestSeq, reason })
          onDone('환불 요청을 돌려보냈습니다. 돌려드린 돈은 없습니다.')
        }}
        onClose={onClose}
      />
    )
  const isConfirm = decision === 'confirm'
  return (
    <FormDialog
      title={isConfirm ? '확인하고 환불합니다' : '환불 요청을 거둡니다'}
      text={
        isConfirm
          ? `${by}님이 요청한 ${withParticle(wonWords(amount), '을/를')} 고객에게 돌려드립니다. 되돌릴 수 없습니다.`
          : '돈을 돌려드리지 않고 요청을 끝냅니다. 필요하면 다시 요청하실 수 있습니다.'
      }
      form={form}
      words={isConfirm ? '확인하고 환불' : '거두기'}
      busyWords={isConfirm ? '환불하는 중입니다' : '거두는 중입니다'}
      onClose={onClose}
    />
  )
}
