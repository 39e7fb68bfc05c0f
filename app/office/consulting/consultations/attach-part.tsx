'use client'
import { Upload } from 'lucide-react'
import { useCallback, useRef, useState } from 'react'
import { ChooseFilter } from '@/builder/list/choose-filter'
import { ActButton } from '@/builder/ui/act-button'
import { sendFile } from '@/schemas/api/base/send-file'
import { attachConsultationFile } from '@/schemas/api/consulting/desk'
import { FILE_ACCEPT } from '@/schemas/rules/base/file-fault'
import { ATTACHED_PARTS, PART_WORDS, type AttachedPart } from '@/schemas/rules/consulting/attached-parts'
import { STAGE_WORDS, STAGES, type Stage } from '@/schemas/rules/consulting/stages'
import { UploadPanel } from '@/app/office/_parts/uploads/upload-panel'
import { useUploads, type StoreUpload } from '@/app/office/_parts/uploads/use-uploads'
import type { Opened } from './opened-request'

interface AttachPartProps {
  counselSeq: number
  /** Stage of the request as it is: nothing is attached beyond it. */
  now: Stage
  onAttached: (file: Opened['files'][number]) => void
}

const PART_CHOICES = ATTACHED_PARTS.map((value) => ({ value, words: PART_WORDS[value] }))
const nothing = () => undefined

/** Attaches documents and photos to a stage, several at once; one that fails says why, and is sent again without the others. */
export function AttachPart({ counselSeq, now, onAttached }: AttachPartProps) {
  const [stage, setStage] = useState(now)
  const [part, setPart] = useState<AttachedPart>('document')
  const chooser = useRef<HTMLInputElement>(null)
  /** What was chosen when a file was brought: a retry goes to the same place. */
  const places = useRef(new Map<File, { stage: Stage; part: AttachedPart }>())
  const store = useCallback<StoreUpload>(
    async (file, { onProgress, signal }) => {
      const place = places.current.get(file)!
      const { fileKey, name } = await sendFile(attachConsultationFile, { counselSeq, ...place, file }, { onProgress, signal })
      onAttached({ fileKey, name, attached: place })
      return { known: false, src: '' }
    },
    [counselSeq, onAttached],
  )
  const { uploads, bring, retry, clear } = useUploads(nothing, store)
  const reached = STAGES.slice(0, STAGES.indexOf(now) + 1).map((value) => ({ value, words: STAGE_WORDS[value] }))
  return (
    <div className="mt-3">
      <div className="flex flex-wrap gap-2">
        <ChooseFilter label="단계" choices={reached} value={stage} onChoose={setStage} />
        <ChooseFilter label="종류" choices={PART_CHOICES} value={part} onChoose={setPart} />
        <ActButton icon={Upload} onClick={() => chooser.current?.click()}>
          파일 올리기
        </ActButton>
        <input
          ref={chooser}
          type="file"
          multiple
          hidden
          aria-label="올릴 파일"
          accept={part === 'document' ? `.pdf,${FILE_ACCEPT}` : FILE_ACCEPT}
          onChange={({ currentTarget }) => {
            const files = [...(currentTarget.files ?? [])]
            for (const file of files) places.current.set(file, { stage, part })
            bring(files, undefined)
            // The same file may be chosen again.
            currentTarget.value = ''
          }}
        />
      </div>
      <p className="mt-1 text-studio-label font-normal text-studio-text-mute">
        JPG, PNG, GIF, BMP와 PDF(문서)를 개당 20MB까지 올릴 수 있습니다. 올리면 신청한 분의 진행 단계에 보입니다.
      </p>
      {uploads.length > 0 && <UploadPanel uploads={uploads} onRetry={retry} onClear={clear} />}
    </div>
  )
}
