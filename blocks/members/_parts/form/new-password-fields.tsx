'use client'
import { useWatch, type FieldValues, type Path, type UseFormReturn } from 'react-hook-form'
import { PASSWORD_FINE, passwordFault } from '@/schemas/rules/members/password-fault'
import { PasswordChecklist } from './password-checklist'
import { PasswordField } from '@/blocks/base/_parts/form/password-field'
import { rejudge } from '@/blocks/base/_parts/form/rejudge'

interface Props<V extends FieldValues> {
  id: string
  form: UseFormReturn<V>
  errorOf: (name: Path<V>) => string | undefined
  /** The id that it must not contain (V-PW-6). */
  memberId: string
  /** The current password as typed: the new one must differ. */
  current?: string
  /** The form's names of the two fields, and the Korean noun. */
  names?: readonly [string, string]
  label?: string
}

const NAMES = ['newPassword', 'newPasswordConfirm'] as const

/** A new password with its live checklist, and its confirmation (V-PW-8, V-PWC-1). */
export function NewPasswordFields<V extends FieldValues>({
  id,
  form,
  errorOf,
  memberId,
  current,
  names = NAMES,
  label = '새 비밀번호',
}: Props<V>) {
  const [one, again] = names as readonly [Path<V>, Path<V>]
  const typed: string = useWatch({ control: form.control, name: one })
  const isFine = typed !== '' && typed !== current && passwordFault(typed, memberId) === undefined
  return (
    <>
      <PasswordField
        id={`${id}-${one}`}
        label={label}
        autoComplete="new-password"
        error={errorOf(one)}
        success={isFine ? PASSWORD_FINE : undefined}
        help={<PasswordChecklist password={typed} memberId={memberId} current={current} />}
        {...form.register(one, { onChange: rejudge(form, again) })}
      />
      <PasswordField
        id={`${id}-${again}`}
        label={`${label} 확인`}
        autoComplete="new-password"
        error={errorOf(again)}
        {...form.register(again)}
      />
    </>
  )
}
