'use client'
import { CircleAlert } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { ICON } from '../ui/icon'

interface FieldAria {
  id: string
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

/** Name above, control, help and problems below. */
export function FormField({
  label,
  isOptional = false,
  help,
  fault,
  children,
}: {
  label: string
  isOptional?: boolean
  help?: string | undefined
  fault?: string | undefined
  children: (aria: FieldAria) => ReactNode
}) {
  const id = useId()
  const describedBy = [help && `${id}-help`, fault && `${id}-fault`].filter(Boolean).join(' ') || undefined
  return (
    <div className="flex min-w-0 flex-col gap-1">
      <label htmlFor={id} className="text-studio-label">
        {label}
        {isOptional && <span className="font-normal text-studio-text-mute"> (선택)</span>}
      </label>
      {children({ id, 'aria-invalid': fault ? true : undefined, 'aria-describedby': describedBy })}
      {fault && (
        <p id={`${id}-fault`} className="flex gap-1.5 text-studio-label font-normal text-danger">
          <CircleAlert {...ICON} size={14} className="mt-0.5 shrink-0" />
          {fault}
        </p>
      )}
      {help && (
        <p id={`${id}-help`} className="text-studio-label font-normal text-studio-text-mute">
          {help}
        </p>
      )}
    </div>
  )
}
