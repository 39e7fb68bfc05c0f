'use client'
import { useRef, useState } from 'react'
import { FormDialog } from '@/builder/list/form-dialog'
import { RadioChoices } from '@/builder/list/radio-choices'
import { ReasonField, reasonFault } from '@/builder/list/reason-field'
import { TextField } from '@/builder/list/text-field'
import { useForm } from '@/builder/list/use-form'
import { call } from '@/schemas/api/base/call'
import { callKey } from '@/schemas/api/base/call-key'
import type { Listed } from '@/schemas/api/base/contract'
import { findMembers } from '@/schemas/api/members/desk'
import { createOrderDraft } from '@/schemas/api/store/order-drafts'
import { buyerFaults } from '@/schemas/rules/store/buyer-faults'
import { BUYER_FIELDS, BuyerFields } from './buyer-fields'
import { draftPath } from './draft-path'

type Member = Listed<typeof findMembers>
type By = 'mobileNo' | 'email'

const WHO = [
  { value: 'guest', words: '비회원' },
  { value: 'member', words: '회원' },
] as const
const BY = [
  { value: 'mobileNo', words: '휴대전화 번호' },
  { value: 'email', words: '이메일' },
] as const
const NOBODY = { name: '', phoneNo: '', email: '' }

/** Who orders: a visitor whose name and number the customer says, or a member who is found by a whole number or address. */
export function NewDraftDialog({ onClose }: { onClose: () => void }) {
  const [who, setWho] = useState<'guest' | 'member'>('guest')
  const [buyer, setBuyer] = useState(NOBODY)
  const [by, setBy] = useState<By>('mobileNo')
  const [value, setValue] = useState('')
  const [reason, setReason] = useState('')
  const [found, setFound] = useState<Member | null>(null)
  // A draft whose answer was lost is made once.
  const key = useRef(callKey())
  const start = async (given: object): Promise<void> => {
    const { item } = await call(createOrderDraft, given, { key: key.current })
    window.location.assign(draftPath(item.draftSeq))
  }
  const find = async () => {
    if (value.trim() === '') return { value: '찾을 값을 입력해 주세요.' }
    const fault = reasonFault(reason)
    if (fault) return { reason: fault }
    const { items } = await call(findMembers, { by, value, reason })
    const [member] = items
    if (!member) return { value: '이 값을 쓰는 회원이 없습니다. 전체 값을 바르게 입력했는지 확인해 주세요.' }
    setFound(member)
    return undefined
  }
  const form = useForm<(typeof BUYER_FIELDS)[number] | 'value' | 'reason'>(async () => {
    if (who === 'member') return found ? start({ memberNo: found.memberNo }) : find()
    const { name, phoneNo, email } = buyerFaults(buyer)
    const faults = {
      ...(name ? { buyerName: name } : {}),
      ...(phoneNo ? { buyerPhone: phoneNo } : {}),
      ...(email ? { buyerEmail: email } : {}),
    }
    return Object.keys(faults).length > 0 ? faults : start({ buyer })
  }, [...BUYER_FIELDS, 'value', 'reason'])
  const another = (): void => {
    key.current = callKey()
    setFound(null)
  }
  return (
    <FormDialog
      title="새 전화 주문"
      text="고객을 먼저 정합니다. 쓴 내용은 이 고객의 전화 주문으로 남습니다."
      form={form}
      words={who === 'member' && !found ? '회원 찾기' : '쓰기 시작'}
      busyWords={who === 'member' && !found ? '찾는 중입니다' : '만드는 중입니다'}
      onClose={onClose}
    >
      <RadioChoices
        legend="고객"
        name="who"
        choices={WHO}
        value={who}
        look="flex flex-wrap gap-x-5"
        onChoose={(next) => {
          another()
          setWho(next)
        }}
      />
      {who === 'guest' ? (
        <BuyerFields
          form={form}
          typed={buyer}
          onChange={(typed) => {
            key.current = callKey()
            setBuyer(typed)
          }}
        />
      ) : found ? (
        <div className="rounded-md border border-studio-line px-3 py-2">
          <p className="font-semibold wrap-anywhere">
            {[found.memberName, found.memberId].filter(Boolean).join(' · ') || `회원 ${found.memberNo}`}
          </p>
          <p className="text-studio-text-mute wrap-anywhere tabular-nums">{[found.mobileNo, found.email].filter(Boolean).join(' · ')}</p>
          <button type="button" className="mt-1 min-h-8 underline underline-offset-4 max-md:min-h-11" onClick={another}>
            다른 회원 찾기
          </button>
        </div>
      ) : (
        <>
          <RadioChoices legend="찾는 기준" name="by" choices={BY} value={by} look="flex flex-wrap gap-x-5" onChoose={setBy} />
          <TextField
            label={by === 'mobileNo' ? '휴대전화 번호 전체' : '이메일 전체'}
            value={value}
            maxLength={200}
            isRequired
            help="전체 값이 같은 회원만 찾습니다. 찾은 기록은 값을 빼고 감사 기록에 남습니다."
            {...form.field('value', setValue)}
          />
          <ReasonField
            label="찾는 사유"
            value={reason}
            fault={form.faults.reason}
            onChange={(text) => {
              form.mend('reason')
              setReason(text)
            }}
          />
        </>
      )}
    </FormDialog>
  )
}
