'use client'
import { useEffect, useRef, type ReactNode, type Ref } from 'react'
import { Icon } from '@/lib/ui/icon'

interface Props extends Omit<React.InputHTMLAttributes<HTMLInputElement>, 'type' | 'children' | 'size'> {
  children: ReactNode
  /** Partly checked. */
  mixed?: boolean
  size?: 'md' | 'sm'
  ref?: Ref<HTMLInputElement>
}

/** A native check box under a drawn one; the whole line is its target. */
export function CheckBox({ children, mixed = false, size = 'md', className = '', ref, ...input }: Props) {
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (box.current) box.current.indeterminate = mixed
  }, [mixed])
  return (
    <label className={`relative flex min-h-11 cursor-pointer items-center ${size === 'sm' ? 'gap-2 text-small' : 'gap-3'} ${className}`}>
      <input
        {...input}
        ref={(element) => {
          box.current = element
          if (typeof ref === 'function') ref(element)
          else if (ref) ref.current = element
        }}
        type="checkbox"
        className="peer absolute size-6 cursor-pointer opacity-0"
      />
      <span
        aria-hidden="true"
        className={`grid shrink-0 place-items-center rounded-sm border border-line-field bg-page text-transparent peer-checked:border-ink peer-checked:bg-ink peer-checked:text-on-ink peer-indeterminate:border-ink peer-indeterminate:bg-ink peer-indeterminate:text-on-ink peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-focus peer-aria-invalid:border-danger ${size === 'sm' ? 'size-5' : 'size-6'}`}
      >
        <Icon name={mixed ? 'minus' : 'check'} size={size === 'sm' ? 14 : 18} />
      </span>
      <span>{children}</span>
    </label>
  )
}
