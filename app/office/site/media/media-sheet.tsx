'use client'
// One file beside the library: what it looks like, what it says, where it stands, and what it was before.
import { Dialog } from '@base-ui/react/dialog'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { NotLoaded } from '@/builder/list/not-loaded'
import { BUTTON } from '@/builder/ui/button'
import { CHROME } from '@/builder/ui/chrome'
import { ICON } from '@/builder/ui/icon'
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
    <Sheet title={data?.name ?? '파일'} onClose={onClose}>
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
    </Sheet>
  )
}

function Sheet({ title, onClose, children }: { title: string; onClose: () => void; children: ReactNode }) {
  return (
    <Dialog.Root open modal={false} disablePointerDismissal onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Popup
          className={`${CHROME} fixed inset-y-0 right-0 z-(--z-overlay) flex w-[min(28rem,100vw)] flex-col border-l border-studio-line bg-studio-panel shadow-studio outline-none`}
          onKeyDown={(event) => event.stopPropagation()}
        >
          <div className="flex shrink-0 items-center gap-2 border-b border-studio-line py-2 pr-2 pl-5">
            <Dialog.Title className="min-w-0 flex-1 truncate text-studio-title">{title}</Dialog.Title>
            <Dialog.Close aria-label="닫기" className={BUTTON}>
              <X {...ICON} />
            </Dialog.Close>
          </div>
          <div className="min-h-0 flex-1 overflow-y-auto px-5 pt-4 pb-8">{children}</div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
