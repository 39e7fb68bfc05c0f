'use client'
import { useState, type ReactNode, type Ref } from 'react'
import { Icon } from '@/lib/ui/icon'
import { describedBy, Field, INPUT } from './field'

interface Props extends Omit<React.InputHTMLAttributes<HTMLInputElement>, 'id' | 'type'> {
  id: string
  label: string
  help?: ReactNode
  error?: string | undefined
  success?: string | undefined
  autoComplete: 'current-password' | 'new-password'
  ref?: Ref<HTMLInputElement>
}

/** A password that can be shown, pasted and filled by a manager. */
export function PasswordField({ id, label, help, error, success, ref, ...input }: Props) {
  const [isShown, setShown] = useState(false)
  return (
    <Field id={id} label={label} help={help} error={error} success={success}>
      <div className="relative">
        <input
          ref={ref}
          id={id}
          type={isShown ? 'text' : 'password'}
          autoCapitalize="none"
          spellCheck="false"
          aria-describedby={describedBy(id, help !== undefined)}
          aria-invalid={error ? true : undefined}
          {...input}
          className={`${INPUT} pr-13`}
        />
        <button
          type="button"
          aria-label="비밀번호 표시"
          aria-pressed={isShown}
          aria-controls={id}
          onClick={() => setShown(!isShown)}
          className="absolute inset-y-0 right-0 grid w-13 place-items-center rounded-sm text-ink-mute"
        >
          <Icon name={isShown ? 'eye-off' : 'eye'} size={22} />
        </button>
      </div>
    </Field>
  )
}
