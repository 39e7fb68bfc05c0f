'use client'
import type { Path, UseFormReturn } from 'react-hook-form'
import { IDENTITY_LABELS, type BusinessIdentity } from '@/schemas/rules/members/business'
import { TextField } from '@/blocks/base/_parts/form/text-field'

interface Props<V extends object> {
  id: string
  form: UseFormReturn<V>
  errorOf: (name: Path<V>) => string | undefined
}
export type BusinessIdentityForm = { [K in keyof BusinessIdentity]-?: string }

/** What the register knows a business by, for every form that asks for it (V-BIZ-2, V-BIZ-4). Dashes may be typed or not. */
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
