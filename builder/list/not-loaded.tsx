import { RotateCw } from 'lucide-react'
import { CallFailure } from '@/schemas/api/base/failure'
import { ActButton } from '../ui/act-button'

interface NotLoadedProps {
  error: unknown
  /** Rows that were loaded before are shown below. */
  isPartial?: boolean
  onRetry: () => void
}

/** Replaces the rows, or is a line above those that are loaded. */
export function NotLoaded({ error, isPartial = false, onRetry }: NotLoadedProps) {
  const message = error instanceof CallFailure ? error.message : '잠시 후 다시 시도해 주세요.'
  const button = (
    <ActButton icon={RotateCw} onClick={onRetry}>
      다시 불러오기
    </ActButton>
  )
  if (isPartial)
    return (
      <div role="alert" className="mb-2 flex flex-wrap items-center gap-3 rounded-md bg-danger-soft px-3.5 py-2">
        <p className="min-w-0 flex-1 basis-64 text-danger">새 목록을 받지 못해 앞서 받은 목록을 보여 드립니다. {message}</p>
        {button}
      </div>
    )
  return (
    <div role="alert" className="grid justify-items-center gap-1 px-4 py-20 text-center">
      <h2 className="text-studio-title">목록을 불러오지 못했습니다.</h2>
      <p className="text-studio-text-mute">{message}</p>
      <div className="mt-4">{button}</div>
    </div>
  )
}
