'use client'
import { useState } from 'react'
import { FormDialog } from '@/builder/list/form-dialog'
import { FormField } from '@/builder/list/form-field'
import { useForm } from '@/builder/list/use-form'
import { FIELD, INVALID_FIELD } from '@/builder/ui/field'
import { call } from '@/schemas/api/base/call'
import { callKey } from '@/schemas/api/base/call-key'
import { createCouponCodes } from '@/schemas/api/store/coupon-codes'
import { MOST_CODES_AT_ONCE } from '@/schemas/rules/store/coupon-code'

interface NewCodesDialogProps {
  couponSeq: number
  version: number
  onMade: (made: number) => void
  onClose: () => void
}

/** So many new codes. A second press after a lost answer sends the same key, so that they are made once. */
export function NewCodesDialog({ couponSeq, version, onMade, onClose }: NewCodesDialogProps) {
  const [text, setText] = useState('')
  const [key, setKey] = useState({ of: '', key: callKey() })
  const form = useForm<'count'>(async () => {
    const plain = text.trim().replaceAll(',', '')
    const count = /^\d+$/.test(plain) ? Number(plain) : 0
    if (count < 1 || count > MOST_CODES_AT_ONCE)
      return { count: `코드 수는 1부터 ${MOST_CODES_AT_ONCE.toLocaleString('ko-KR')}까지의 숫자로 입력해 주세요.` }
    const own = key.of === '' || key.of === plain ? { of: plain, key: key.key } : { of: plain, key: callKey() }
    setKey(own)
    onMade((await call(createCouponCodes, { couponSeq, version, count }, { key: own.key })).item.made)
  }, ['count'])
  return (
    <FormDialog
      title="코드를 만듭니다"
      text="코드마다 한 회원이 한 번 쓸 수 있습니다. 코드를 만든 뒤에는 쿠폰의 내용을 고칠 수 없습니다."
      form={form}
      words="만들기"
      busyWords="코드를 만드는 중입니다"
      onClose={onClose}
    >
      <FormField label="코드 수" fault={form.faults.count} help={`한 번에 ${MOST_CODES_AT_ONCE.toLocaleString('ko-KR')}개까지 만듭니다.`}>
        {(aria) => (
          <input
            {...aria}
            data-field="count"
            inputMode="numeric"
            value={text}
            maxLength={7}
            autoComplete="off"
            aria-required
            onChange={({ currentTarget }) => {
              form.mend('count')
              setText(currentTarget.value)
            }}
            className={`${FIELD} tabular-nums ${INVALID_FIELD}`}
          />
        )}
      </FormField>
    </FormDialog>
  )
}
