'use client'
// The fields of a business, for every form that asks for them (foundation 3.5): its sign-ups and its account.
import { useWatch, type Path, type UseFormReturn } from 'react-hook-form'
import {
  BUSINESS_TYPES,
  DETAIL_LABELS,
  IDENTITY_LABELS,
  type BusinessDetails,
  type BusinessIdentity,
} from '@/schemas/rules/members/business'
import { SelectField } from './select-field'
import { TextField } from './text-field'

interface Props<V extends object> {
  id: string
  form: UseFormReturn<V>
  errorOf: (name: Path<V>) => string | undefined
}
type Form<T> = { [K in keyof T]-?: string }
export type BusinessIdentityForm = Form<BusinessIdentity>
export type BusinessDetailsForm = Form<BusinessDetails>

const TYPES = Object.entries(BUSINESS_TYPES).map(([value, label]) => ({ value, label }))

/** What the register knows a business by (V-BIZ-2, V-BIZ-4). Dashes may be typed or not. */
export function BusinessIdentityFields<V extends BusinessIdentityForm>({ id, form, errorOf }: Props<V>) {
  const field = (name: keyof BusinessIdentityForm) => ({
    id: `${id}-${name}`,
    label: IDENTITY_LABELS[name],
    error: errorOf(name as Path<V>),
    ...form.register(name as Path<V>),
  })
  return (
    <>
      <TextField {...field('bizRegNum')} inputMode="numeric" autoComplete="off" placeholder="123-45-67890" />
      <TextField
        {...field('startDt')}
        inputMode="numeric"
        autoComplete="off"
        placeholder="20190302"
        help="사업자등록증에 적힌 개업연월일 8자리입니다."
      />
      <TextField {...field('owner')} autoComplete="off" help="공동 대표이면 사업자등록증에 먼저 적힌 분의 이름을 입력해 주세요." />
    </>
  )
}

/** What the owner says of the business; 기타 asks for a description (V-BIZ-3). */
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
