'use client'
import { useState } from 'react'
import { useForm } from '@/builder/list/use-form'
import { FormDialog } from '@/builder/list/form-dialog'
import { TextField } from '@/builder/list/text-field'
import { call } from '@/schemas/api/base/call'
import { callKey } from '@/schemas/api/base/call-key'
import type { Item } from '@/schemas/api/base/contract'
import { issueCoupon } from '@/schemas/api/store/coupon-desk'
import { MOST_NAMED, readMemberColumn } from '@/schemas/rules/store/coupon-terms'

interface IssueDialogProps {
  couponSeq: number
  version: number
  onDone: (answer: Item<typeof issueCoupon>) => void
  onClose: () => void
}

/** To members whose ids are typed, or pasted out of a spreadsheet. */
export function IssueDialog({ couponSeq, version, onDone, onClose }: IssueDialogProps) {
  const [text, setText] = useState('')
  const [key, setKey] = useState({ of: '', key: callKey() })
  const form = useForm<'members'>(async () => {
    const members = readMemberColumn(text)
    if (members.length === 0) return { members: '회원의 아이디를 입력해 주세요.' }
    if (members.length > MOST_NAMED) return { members: `한 번에 ${MOST_NAMED.toLocaleString('ko-KR')}명까지 발급할 수 있습니다.` }
    if (members.some((one) => one.length > 60)) return { members: '아이디로 볼 수 없는 긴 줄이 있습니다.' }
    const of = members.join('\n')
    const own = key.of === '' || key.of === of ? { of, key: key.key } : { of, key: callKey() }
    setKey(own)
    onDone((await call(issueCoupon, { couponSeq, version, members }, { key: own.key })).item)
  }, ['members'])
  return (
    <FormDialog
      title="회원 아이디로 발급합니다"
      text="한 회원은 이 쿠폰을 한 번만 받습니다. 받지 못한 회원은 사유와 함께 알려 드립니다."
      wide
      form={form}
      words="발급"
      busyWords="발급하는 중입니다"
      onClose={onClose}
    >
      <TextField
        label="회원의 아이디나 회원 번호"
        help="한 줄에 하나씩 적습니다. 표에서 복사한 줄을 그대로 붙여넣으시면 첫째 칸만 읽습니다."
        value={text}
        rows={8}
        maxLength={200_000}
        spellCheck={false}
        isRequired
        look="tabular-nums"
        {...form.field('members', setText)}
      />
    </FormDialog>
  )
}
