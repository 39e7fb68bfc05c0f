import { TextField } from '@/builder/list/text-field'
import type { useForm } from '@/builder/list/use-form'
import type { DraftBuyer } from '@/schemas/rules/store/buyer-faults'

export const BUYER_FIELDS = ['buyerName', 'buyerPhone', 'buyerEmail'] as const
export type BuyerField = (typeof BUYER_FIELDS)[number]

const FIELDS = [
  { name: 'name', field: 'buyerName', label: '고객 이름', most: 60 },
  { name: 'phoneNo', field: 'buyerPhone', label: '휴대전화 번호', most: 20 },
  { name: 'email', field: 'buyerEmail', label: '이메일', most: 120 },
] as const

interface BuyerFieldsProps {
  form: { field: ReturnType<typeof useForm<BuyerField>>['field'] }
  typed: DraftBuyer
  onChange: (typed: DraftBuyer) => void
}

/** A customer without an account. */
export const BuyerFields = ({ form, typed, onChange }: BuyerFieldsProps) =>
  FIELDS.map(({ name, field, label, most }) => (
    <TextField
      key={name}
      label={label}
      value={typed[name]}
      maxLength={most}
      {...(name === 'email' ? { isOptional: true, inputMode: 'email' as const } : { isRequired: true })}
      {...(name === 'phoneNo' ? { inputMode: 'tel' as const, help: '결제 링크와 주문 소식을 이 번호로 보냅니다.' } : {})}
      {...form.field(field, (value) => onChange({ ...typed, [name]: value }))}
    />
  ))
