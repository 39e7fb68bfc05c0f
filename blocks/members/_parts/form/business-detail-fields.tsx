'use client'
import { useWatch, type Path, type UseFormReturn } from 'react-hook-form'
import { BUSINESS_TYPES, DETAIL_LABELS, type BusinessDetails } from '@/schemas/rules/members/business'
import { SelectField } from '@/blocks/base/_parts/form/select-field'
import { TextField } from '@/blocks/base/_parts/form/text-field'

export type BusinessDetailsForm = { [K in keyof BusinessDetails]-?: string }
interface Props<V extends object> {
  id: string
  form: UseFormReturn<V>
  errorOf: (name: Path<V>) => string | undefined
}

const TYPES = Object.entries(BUSINESS_TYPES).map(([value, label]) => ({ value, label }))

/** What the owner says of the business, for its sign-ups and its account (foundation 3.5); 기타 asks for a description (V-BIZ-3). */
export function BusinessDetailFields<V extends BusinessDetailsForm>({ id, form, errorOf }: Props<V>) {
  const isOther = useWatch({ control: form.control, name: 'type' as Path<V> }) === 'etc'
  const field = (name: keyof BusinessDetailsForm) => ({
    id: `${id}-${name}`,
    label: DETAIL_LABELS[name],
    error: errorOf(name as Path<V>),
    ...form.register(name as Path<V>),
  })
  return (
    <>
      <TextField {...field('name')} autoComplete="organization" />
      <SelectField {...field('type')} options={TYPES} />
      {isOther && <TextField {...field('typeDesc')} autoComplete="off" placeholder="가구 제작" />}
      <TextField {...field('phoneNum')} type="tel" inputMode="tel" autoComplete="tel" placeholder="02-1234-5678" />
      <TextField {...field('recommender')} optional autoComplete="off" help="소개해 주신 분이 있으면 이름을 입력해 주세요." />
    </>
  )
}
