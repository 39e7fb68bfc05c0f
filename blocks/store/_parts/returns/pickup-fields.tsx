'use client'
import type { UseFormReturn } from 'react-hook-form'
import { AddressField } from '@/blocks/base/_parts/form/address-field'
import { TextField } from '@/blocks/base/_parts/form/text-field'
import { RETURN_LABELS, type ReturnFields } from './return-fields'

interface Props {
  id: string
  form: UseFormReturn<ReturnFields>
  errorOf: (name: keyof ReturnFields) => string | undefined
}

/** Where the pieces are collected: at first where they were brought. */
export function PickupFields({ id, form, errorOf }: Props) {
  return (
    <fieldset className="grid min-w-0 gap-5">
      <legend className="mb-3 font-semibold">수거할 곳</legend>
      <TextField id={`${id}-name`} label={RETURN_LABELS.name} autoComplete="name" error={errorOf('name')} {...form.register('name')} />
      <TextField
        id={`${id}-phoneNo`}
        label={RETURN_LABELS.phoneNo}
        inputMode="tel"
        autoComplete="tel"
        error={errorOf('phoneNo')}
        {...form.register('phoneNo')}
      />
      <AddressField id={id} form={form} errorOf={errorOf} />
      <TextField
        id={`${id}-pickupDay`}
        label={RETURN_LABELS.pickupDay}
        type="date"
        optional
        help="내일부터 14일 안에서 고르실 수 있습니다."
        error={errorOf('pickupDay')}
        {...form.register('pickupDay')}
      />
    </fieldset>
  )
}
