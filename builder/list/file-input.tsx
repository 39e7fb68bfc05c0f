'use client'
import type { Ref } from 'react'

interface FileInputProps {
  /** A button presses it. */
  ref: Ref<HTMLInputElement>
  label: string
  accept: string
  onFiles: (files: readonly File[]) => void
}

/** Opens the system's dialog for files; the same file may be brought twice. */
export const FileInput = ({ ref, label, accept, onFiles }: FileInputProps) => (
  <input
    ref={ref}
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
)
