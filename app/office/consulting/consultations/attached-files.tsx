'use client'
import { X } from 'lucide-react'
import { useState } from 'react'
import { ConfirmDialog } from '@/builder/list/confirm-dialog'
import { ActButton } from '@/builder/ui/act-button'
import { BUTTON } from '@/builder/ui/button'
import { call } from '@/schemas/api/base/call'
import { detachConsultationFile } from '@/schemas/api/consulting/desk'
import { PART_WORDS } from '@/schemas/rules/consulting/attached-parts'
import { STAGE_WORDS, STAGES } from '@/schemas/rules/consulting/stages'
import { fileHref } from './file-href'
import type { Opened } from './opened-request'

type OpenedFile = Opened['files'][number]
interface AttachedFilesProps {
  counselSeq: number
  files: readonly OpenedFile[]
  canWrite: boolean
  onDetached: (fileKey: string) => void
}

/** What staff attached, by stage; each opens in a new window, and is taken back after a question. */
export function AttachedFiles({ counselSeq, files, canWrite, onDetached }: AttachedFilesProps) {
  const [asked, setAsked] = useState<OpenedFile | null>(null)
  const ordered = STAGES.flatMap((stage) => files.filter(({ attached }) => attached?.stage === stage))
  if (ordered.length === 0) return <p className="text-studio-text-mute">아직 올린 문서와 사진이 없습니다.</p>
  return (
    <>
      <ul aria-label="단계에 올린 문서와 사진" className="border-t border-studio-line">
        {ordered.map((file) => (
          <li key={file.fileKey} className="flex items-center gap-2 border-b border-studio-line">
            <span className="w-36 shrink-0 text-studio-text-mute max-md:w-24">
              {STAGE_WORDS[file.attached!.stage]} · {PART_WORDS[file.attached!.part]}
            </span>
            <a
              href={fileHref(counselSeq, file.fileKey)}
              target="_blank"
              rel="noopener"
              className="min-w-0 flex-1 py-2 wrap-anywhere underline underline-offset-4 max-md:py-3"
            >
              {file.name}
              <span className="sr-only">(새 창)</span>
            </a>
            {canWrite && <ActButton icon={X} look={BUTTON} aria-label={`${file.name} 빼기`} onClick={() => setAsked(file)} />}
          </li>
        ))}
      </ul>
      {asked && (
        <ConfirmDialog
          title="올린 파일을 뺍니다"
          text="신청한 분의 화면에서도 바로 사라지고, 되돌릴 수 없습니다."
          words="빼기"
          isDestructive
          onConfirm={async () => {
            await call(detachConsultationFile, { counselSeq, fileKey: asked.fileKey })
            onDetached(asked.fileKey)
            setAsked(null)
          }}
          onClose={() => setAsked(null)}
        >
          <p className="wrap-anywhere">{asked.name}</p>
        </ConfirmDialog>
      )}
    </>
  )
}
