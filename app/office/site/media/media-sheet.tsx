'use client'
// One file beside the library: what it looks like, what it says, where it stands, and what it was before.
import { NotLoaded } from '@/builder/list/not-loaded'
import { SideSheet } from '@/builder/ui/side-sheet'
import { MediaForm } from './media-form'
import { useMediaFile } from './use-media-file'

interface MediaSheetProps {
  file: string
  canWrite: boolean
  onClose: () => void
  /** The file was changed: the list shows it anew. @param words what was done. */
  onChanged: (words: string) => void
  onTrash: (file: string, name: string) => void
}

export function MediaSheet({ file, canWrite, onClose, onChanged, onTrash }: MediaSheetProps) {
  const { data, error, mutate } = useMediaFile(file)
  return (
    <SideSheet title={data?.name ?? '파일'} onClose={onClose}>
      <div className="min-h-0 flex-1 overflow-y-auto px-5 pt-4 pb-8">
        {data ? (
          <MediaForm
            key={file}
            media={data}
            canWrite={canWrite}
            onChanged={async (words) => {
              await mutate()
              onChanged(words)
            }}
            onReload={() => void mutate()}
            onTrash={() => onTrash(file, data.name)}
          />
        ) : error === undefined ? (
          <p role="status" className="p-5 text-studio-text-mute">
            파일을 불러오는 중입니다.
          </p>
        ) : (
          <NotLoaded error={error} onRetry={() => void mutate()} />
        )}
      </div>
    </SideSheet>
  )
}
