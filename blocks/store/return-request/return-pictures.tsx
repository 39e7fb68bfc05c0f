'use client'
import { useRef, useState } from 'react'
import { CallFailure } from '@/schemas/api/base/failure'
import { send } from '@/schemas/api/base/send'
import { sendResumably } from '@/schemas/api/base/send-resumably'
import { returnUpload, saveReturnFile } from '@/schemas/api/store/return-files'
import { FILE_ACCEPT, FILE_MB, fileFault } from '@/schemas/rules/base/file-fault'
import { MOST_RETURN_PICTURES } from '@/schemas/rules/store/return-limits'
import { UNEXPECTED } from '@/schemas/words/unexpected'
import { LineButton } from '@/blocks/base/_parts/form/buttons'
import { FaultLine } from '@/blocks/base/_parts/form/fault-line'
import { Icon } from '@/lib/ui/icon'

export interface StoredPicture {
  fileKey: string
  name: string
}
interface Props {
  id: string
  pictures: readonly StoredPicture[]
  onChange: (pictures: readonly StoredPicture[]) => void
}

/** Pictures of what is wrong, stored one after the other before the request is sent. */
export function ReturnPictures({ id, pictures, onChange }: Props) {
  const chooser = useRef<HTMLInputElement>(null)
  const [sending, setSending] = useState<{ name: string; share: number }>()
  const [fault, setFault] = useState<string>()
  const add = async (files: readonly File[]) => {
    let stored = pictures
    setFault(undefined)
    for (const file of files) {
      const name = file.name.normalize('NFC')
      const wrong = stored.length >= MOST_RETURN_PICTURES ? `사진은 ${MOST_RETURN_PICTURES}장까지 올릴 수 있습니다.` : fileFault(file)
      if (wrong) {
        setFault(`${wrong} (${name})`)
        break
      }
      try {
        const uploadId = await sendResumably(returnUpload, file, {
          onBegun: () => setSending({ name, share: 0 }),
          onProgress: (sent) => setSending({ name, share: sent / file.size }),
          signal: new AbortController().signal,
        })
        const { item } = await send(saveReturnFile, { uploadId })
        stored = [...stored, { fileKey: item.fileKey, name }]
        onChange(stored)
      } catch (error) {
        setFault(`${error instanceof CallFailure ? error.message : UNEXPECTED} (${name})`)
        break
      }
    }
    setSending(undefined)
    // The same file may be chosen again.
    if (chooser.current) chooser.current.value = ''
  }
  return (
    <div>
      <p className="mb-2 block text-small font-semibold">
        사진<span className="ml-1 font-normal text-ink-mute">선택</span>
      </p>
      <LineButton
        aria-describedby={`${id}-files-help ${id}-files-error`}
        aria-disabled={sending ? true : undefined}
        onClick={() => !sending && chooser.current?.click()}
        className="w-full"
      >
        사진 고르기
      </LineButton>
      <input
        ref={chooser}
        type="file"
        multiple
        accept={FILE_ACCEPT}
        tabIndex={-1}
        aria-hidden="true"
        onChange={({ target }) => void add([...(target.files ?? [])])}
        className="sr-only"
      />
      <p id={`${id}-files-help`} className="mt-2 text-small text-ink-mute">
        {`하자나 잘못 온 상품이 보이는 JPG, PNG, GIF, BMP 사진을 ${MOST_RETURN_PICTURES}장까지, 한 장에 ${FILE_MB}MB까지 올릴 수 있습니다.`}
      </p>
      <p role="status" className="text-small text-ink-mute">
        {sending && `${sending.name}을(를) 올리고 있습니다. ${Math.floor(sending.share * 100)}%`}
      </p>
      <FaultLine id={`${id}-files-error`} text={fault} />
      {pictures.length > 0 && (
        <ul aria-label="올린 사진" className="mt-4 border-t border-line">
          {pictures.map(({ fileKey, name }) => (
            <li key={fileKey} className="flex items-center justify-between gap-2 border-b border-line py-2 text-small">
              <span className="min-w-0 truncate">{name}</span>
              <button
                type="button"
                aria-label={`${name} 빼기`}
                onClick={() => onChange(pictures.filter((one) => one.fileKey !== fileKey))}
                className="grid size-11 shrink-0 place-items-center rounded-full"
              >
                <Icon name="close" size={18} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
