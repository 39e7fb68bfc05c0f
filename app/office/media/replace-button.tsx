'use client'
import { ImageUp } from 'lucide-react'
import { useRef, useState } from 'react'
import { sendFile } from '@/schemas/api/base/send-file'
import { LINE_BUTTON } from '@/builder/ui/button'
import { ICON } from '@/builder/ui/icon'
import { CallFailure } from '@/schemas/api/base/failure'
import { replaceMedia } from '@/schemas/api/site/media-library'
import { PICTURE_TYPES } from './media-types'
import type { MediaFormProps } from './media-form'

/** Another picture at the same place: every page that shows it follows. */
export function ReplaceButton({ media: { file, version }, onChanged }: Pick<MediaFormProps, 'media' | 'onChanged'>) {
  const input = useRef<HTMLInputElement>(null)
  const [isBusy, setBusy] = useState(false)
  const [fault, setFault] = useState('')

  async function replace(replacement: File): Promise<void> {
    setBusy(true)
    setFault('')
    try {
      await sendFile(replaceMedia, { file, version, replacement })
      await onChanged('사진을 교체했습니다. 쓰이는 곳도 함께 바뀝니다.')
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
        accept={PICTURE_TYPES}
        hidden
        aria-label="교체할 사진 파일"
        onChange={({ currentTarget }) => {
          const [chosen] = currentTarget.files ?? []
          currentTarget.value = ''
          if (chosen) void replace(chosen)
        }}
      />
      <button type="button" className={LINE_BUTTON} aria-disabled={isBusy} onClick={() => !isBusy && input.current?.click()}>
        <ImageUp {...ICON} size={14} />
        {isBusy ? '교체하는 중입니다' : '사진 교체'}
      </button>
      <p role="alert" className="order-last w-full text-danger empty:hidden">
        {fault}
      </p>
    </>
  )
}
