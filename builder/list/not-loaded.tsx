import { RotateCw } from 'lucide-react'
import { LINE_BUTTON } from '../ui/button'
import { ICON } from '../ui/icon'

/** Replaces the rows, or is a line above those that are loaded. */
export function NotLoaded({ message, isPartial, onRetry }: { message: string; isPartial: boolean; onRetry: () => void }) {
  const button = (
    <button type="button" className={LINE_BUTTON} onClick={onRetry}>
      <RotateCw {...ICON} />
      다시 불러오기
    </button>
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
