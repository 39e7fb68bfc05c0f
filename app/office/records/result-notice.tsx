'use client'
import { CircleAlert, CircleCheck, Undo2, X } from 'lucide-react'
import { ActButton } from '@/builder/ui/act-button'
import { BUTTON } from '@/builder/ui/button'
import { ICON } from '@/builder/ui/icon'
import type { ActResult } from './record-acts'
import { recordPath } from '@/builder/state/record-path'

/** How many refusals are shown; the rest is a number. */
const SHOWN = 20

interface ResultNoticeProps {
  type: string
  result: ActResult
  /** Whether nothing could be done at all. */
  isFault: boolean
  isBusy: boolean
  onUndo: () => void
  onClose: () => void
}

/** What an act did, what it refused and why, and its undo. It stays until it is closed or another act replaces it. */
export function ResultNotice({ type, result: { title, refused, batches }, isFault, isBusy, onUndo, onClose }: ResultNoticeProps) {
  const isRefused = isFault || refused.length > 0
  const Icon = isRefused ? CircleAlert : CircleCheck
  return (
    <section
      aria-label="결과"
      className={`mb-2 rounded-md border px-3.5 py-1.5 ${isRefused ? 'border-danger bg-danger-soft' : 'border-studio-line bg-success-soft'}`}
    >
      <div className="flex flex-wrap items-center gap-2">
        <Icon {...ICON} className={`shrink-0 ${isRefused ? 'text-danger' : 'text-success'}`} />
        <p className="min-w-0 flex-1 py-1.5 font-medium">{title}</p>
        {batches.length > 0 && (
          <ActButton
            icon={Undo2}
            look={`${BUTTON} text-studio-accent-700 hover:bg-studio-panel`}
            aria-disabled={isBusy}
            aria-keyshortcuts="Control+Z"
            onClick={() => !isBusy && onUndo()}
          >
            {isBusy ? '되돌리는 중입니다' : '되돌리기'}
          </ActButton>
        )}
        <ActButton icon={X} look={`${BUTTON} hover:bg-studio-panel`} aria-label="결과 닫기" onClick={onClose} />
      </div>
      {refused.length > 0 && (
        <ul className="mt-1 mb-1.5 flex max-h-80 flex-col gap-2 overflow-y-auto pl-6" tabIndex={0} aria-label="하지 못한 것">
          {refused.slice(0, SHOWN).map(({ id, name, why }) => (
            <li key={id}>
              <a href={recordPath(type, id)} className="line-clamp-2 font-semibold wrap-anywhere underline underline-offset-4">
                {name || '이름 없음'}
              </a>
              <p>{why}</p>
            </li>
          ))}
          {refused.length > SHOWN && <li className="text-studio-text-mute">그 밖에 {refused.length - SHOWN}개가 더 있습니다.</li>}
        </ul>
      )}
    </section>
  )
}
