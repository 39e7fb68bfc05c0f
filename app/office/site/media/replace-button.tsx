'use client'
import { FileUp } from 'lucide-react'
import { useRef, useState } from 'react'
import { sendFile } from '@/schemas/api/base/send-file'
import { LINE_BUTTON } from '@/builder/ui/button'
import { ICON } from '@/builder/ui/icon'
import { withParticle } from '@/lib/particle'
import { CallFailure } from '@/schemas/api/base/failure'
import { replaceFilm } from '@/builder/inspector/upload-film'
import { replaceMedia } from '@/schemas/api/site/media-library'
import { replaceDocument } from '@/schemas/api/site/media-replacements'
import { PICTURE_FILES } from '@/schemas/rules/base/picture-files'
import { FILM_TYPES, PDF_TYPES } from './media-types'
import type { MediaFormProps } from './media-form'

const KINDS = {
  picture: { noun: '사진', types: PICTURE_FILES.accept },
  film: { noun: '영상', types: FILM_TYPES },
  document: { noun: 'PDF', types: PDF_TYPES },
}

/** Another content at the same place: every page that shows it follows. */
export function ReplaceButton({ media: { file, version, kind }, onChanged }: Pick<MediaFormProps, 'media' | 'onChanged'>) {
  const { noun, types } = KINDS[kind]
  const input = useRef<HTMLInputElement>(null)
  const [isBusy, setBusy] = useState(false)
  const [fault, setFault] = useState('')

  async function replace(replacement: File): Promise<void> {
    setBusy(true)
    setFault('')
    try {
      const fields = { file, version, replacement }
      if (kind === 'film') await replaceFilm(fields)
      else await sendFile(kind === 'picture' ? replaceMedia : replaceDocument, fields)
      await onChanged(`${withParticle(noun, '을/를')} 교체했습니다. 쓰이는 곳도 함께 바뀝니다.`)
    } catch (error) {
      setFault(error instanceof CallFailure ? error.message : '교체하지 못했습니다. 다시 시도해 주세요.')
    }
    setBusy(false)
  }
  return (
    <>
      <input
        ref={input}
        type="file"
        accept={types}
        hidden
        aria-label={`교체할 ${noun} 파일`}
        onChange={({ currentTarget }) => {
          const [chosen] = currentTarget.files ?? []
          currentTarget.value = ''
          if (chosen) void replace(chosen)
        }}
      />
      <button type="button" className={LINE_BUTTON} aria-disabled={isBusy} onClick={() => !isBusy && input.current?.click()}>
        <FileUp {...ICON} size={14} />
        {isBusy ? '교체하는 중입니다' : `${noun} 교체`}
      </button>
      <p role="alert" className="order-last w-full text-danger empty:hidden">
        {fault}
      </p>
    </>
  )
}
