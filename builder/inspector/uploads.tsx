'use client'
import { X } from 'lucide-react'
import { BUTTON } from '../ui/button'
import { ICON } from '../ui/icon'

export interface PendingUpload {
  id: number
  name: string
  share: number
  failure?: string
}

/** Pictures being uploaded, each with its progress or its failure. */
export function Uploads({ uploads, onDrop }: { uploads: readonly PendingUpload[]; onDrop: (id: number) => void }) {
  return (
    <ul aria-label="올리는 사진" className="flex max-h-40 flex-col gap-1.5 overflow-y-auto px-4 pb-3">
      {uploads.map(({ id, name, share, failure }) => (
        <li key={id} className="flex items-center gap-2">
          <span className="min-w-0 flex-1 truncate">{name}</span>
          {failure ? (
            <>
              <span role="alert" className="min-w-0 flex-2 text-studio-label font-normal text-danger">
                {failure}
              </span>
              <button type="button" aria-label={`${name} 알림 지우기`} onClick={() => onDrop(id)} className={BUTTON}>
                <X {...ICON} size={14} />
              </button>
            </>
          ) : (
            <progress
              value={share}
              max={1}
              aria-label={`${name} 올리는 중`}
              className="h-1.5 flex-2 appearance-none overflow-hidden rounded-full bg-studio-200 [&::-moz-progress-bar]:bg-studio-select [&::-webkit-progress-bar]:bg-studio-200 [&::-webkit-progress-value]:bg-studio-select"
            />
          )}
        </li>
      ))}
    </ul>
  )
}
