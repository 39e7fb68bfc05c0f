'use client'
import { CircleAlert, CircleCheck, X } from 'lucide-react'
import { ActButton } from '@/builder/ui/act-button'
import { BUTTON } from '@/builder/ui/button'
import { ICON } from '@/builder/ui/icon'

export interface Report {
  words: string
  /** Files that stayed as they are, and why. */
  refused: readonly { name: string; message: string }[]
  /** Takes back what was done. */
  undo?: () => void
}

/** What came of an action; it stays until it is closed. */
export function MediaReport({ report: { words, refused, undo }, onClose }: { report: Report; onClose: () => void }) {
  const isRefused = refused.length > 0
  const Icon = isRefused ? CircleAlert : CircleCheck
  return (
    <section
      aria-label="결과"
      className={`mt-3 rounded-md border px-3.5 py-1.5 ${isRefused ? 'border-danger bg-danger-soft' : 'border-studio-line bg-success-soft'}`}
    >
      <div className="flex items-center gap-2">
        <Icon {...ICON} className={`shrink-0 ${isRefused ? 'text-danger' : 'text-success'}`} />
        <p role="status" className="min-w-0 flex-1 py-1.5 font-medium">
          {words}
        </p>
        {undo && (
          <ActButton look={`${BUTTON} hover:bg-studio-panel`} onClick={undo}>
            되돌리기
          </ActButton>
        )}
        <ActButton icon={X} look={`${BUTTON} hover:bg-studio-panel`} aria-label="결과 닫기" onClick={onClose} />
      </div>
      {isRefused && (
        <ul className="mb-1.5 flex max-h-60 flex-col gap-1.5 overflow-y-auto pl-6" tabIndex={0} aria-label="하지 못한 파일">
          {refused.map(({ name, message }) => (
            <li key={name + message}>
              <span className="font-semibold break-all">{name}</span> {message}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
