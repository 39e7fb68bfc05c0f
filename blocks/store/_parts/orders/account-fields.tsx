'use client'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { BANK_CODES, BANKS } from '@/schemas/rules/store/banks'
import { SelectField } from '@/blocks/base/_parts/form/select-field'
import { TextField } from '@/blocks/base/_parts/form/text-field'
import { ACCOUNT_LABELS } from './account-faults'

interface Props<V extends FieldValues> {
  id: string
  form: UseFormReturn<V>
  errorOf: (name: Path<V>) => string | undefined
}

const options = BANK_CODES.map((code) => ({ value: code, label: BANKS[code] }))

/** Bank, number and holder of an account that money goes back to; the form has them under these names. */
export function AccountFields<V extends FieldValues>({ id, form, errorOf }: Props<V>) {
  const name = (field: 'bank' | 'accountNo' | 'holder') => field as Path<V>
  return (
    <>
      <SelectField
        id={`${id}-bank`}
        label={ACCOUNT_LABELS.bank}
        options={options}
        error={errorOf(name('bank'))}
        {...form.register(name('bank'))}
      />
      <TextField
        id={`${id}-accountNo`}
        label={ACCOUNT_LABELS.accountNo}
        inputMode="numeric"
        autoComplete="off"
        className="numeric"
        error={errorOf(name('accountNo'))}
        {...form.register(name('accountNo'))}
      />
      <TextField
        id={`${id}-holder`}
        label={ACCOUNT_LABELS.holder}
        autoComplete="name"
        error={errorOf(name('holder'))}
        {...form.register(name('holder'))}
      />
    </>
  )
}
