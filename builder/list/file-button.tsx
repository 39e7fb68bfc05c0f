'use client'
import { Upload } from 'lucide-react'
import { useRef, type ReactNode } from 'react'
import { ActButton } from '../ui/act-button'
import { MAIN_BUTTON } from '../ui/button'

interface FileButtonProps {
  /** Of the hidden field, which tests and screen readers find. */
  label: string
  accept: string
  onFiles: (files: readonly File[]) => void
  /** Something else than the main button, which opens the system's dialog by `open`. */
  children?: (open: () => void) => ReactNode
}

/** Opens the system's dialog for files; the same file may be brought twice. */
export function FileButton({ label, accept, onFiles, children }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  const open = (): void => input.current?.click()
  return (
    <>
      <input
        ref={input}
        type="file"
        accept={accept}
        multiple
        hidden
        aria-label={label}
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])])
          currentTarget.value = ''
        }}
      />
      {children?.(open) ?? (
        <ActButton icon={Upload} look={MAIN_BUTTON} onClick={open}>
          올리기
        </ActButton>
      )}
    </>
  )
}
