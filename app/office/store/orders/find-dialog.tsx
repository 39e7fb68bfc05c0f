'use client'
import { useState } from 'react'
import { useForm } from '@/builder/list/use-form'
import { FormDialog } from '@/builder/list/form-dialog'
import { TextField } from '@/builder/list/text-field'
import { call } from '@/schemas/api/base/call'
import type { Listed } from '@/schemas/api/base/contract'
import { findDeskOrders, type browseDeskOrders } from '@/schemas/api/store/order-desk'
import { fieldMessage } from '@/schemas/words/messages'
import type { DeskFound } from '../../_parts/desk/desk-definition'

interface FindDialogProps {
  onFound: (found: DeskFound<Listed<typeof browseDeskOrders>>) => void
  onClose: () => void
}

/** Finds the orders of a buyer by the whole name and number, which stay in this form and stand in no URL. */
export function FindDialog({ onFound, onClose }: FindDialogProps) {
  const [typed, setTyped] = useState({ name: '', phoneNo: '' })
  const form = useForm<'name' | 'phoneNo'>(async () => {
    const faults = {
      ...(typed.name.trim() ? {} : { name: fieldMessage('required', '이름') }),
      ...(typed.phoneNo.replace(/\D/g, '').length >= 9 ? {} : { phoneNo: '휴대전화 번호 전체를 입력해 주세요.' }),
    }
    if (Object.keys(faults).length > 0) return faults
    const { items } = await call(findDeskOrders, { name: typed.name.trim(), phoneNo: typed.phoneNo.trim() })
    onFound({
      rows: items,
      words: `이름과 휴대전화로 찾은 주문 ${items.length}건`,
      nothing: { title: '이분이 하신 주문이 없습니다.', text: '이름과 휴대전화를 주문하신 그대로 입력했는지 확인해 주세요.' },
    })
  }, ['name', 'phoneNo'])
  const field = (name: 'name' | 'phoneNo', label: string, mode: 'text' | 'tel') => (
    <TextField
      label={label}
      fault={form.faults[name]}
      field={name}
      inputMode={mode}
      value={typed[name]}
      maxLength={name === 'name' ? 60 : 20}
      spellCheck={false}
      isRequired
      onChange={(value) => {
        form.mend(name)
        setTyped({ ...typed, [name]: value })
      }}
    />
  )
  return (
    <FormDialog
      title="주문한 분으로 찾기"
      text="개인정보는 봉인되어 있어 이름과 휴대전화 전체가 같을 때만 찾습니다. 찾은 기록은 값을 빼고 감사 기록에 남습니다."
      form={form}
      isSafe
      words="찾기"
      busyWords="찾는 중입니다"
      onClose={onClose}
    >
      {field('name', '주문한 분 이름', 'text')}
      {field('phoneNo', '주문한 분 휴대전화', 'tel')}
    </FormDialog>
  )
}
