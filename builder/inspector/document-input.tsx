'use client'
// A PDF: uploaded, and where a list for its pages stands beside it, its pages as pictures of that list.
import { FileUp, X } from 'lucide-react'
import { useRef, useState } from 'react'
import { CallFailure } from '@/schemas/api/base/failure'
import { uploadDocument } from '@/schemas/api/site/documents'
import { BUTTON, LINE_BUTTON } from '../ui/button'
import { ICON } from '../ui/icon'
import { FieldFrame } from './field-frame'
import { sendFile } from '@/schemas/api/base/send-file'
import type { Change } from './target'
import { useField, type FieldProps } from './use-field'
import { parentOf, under } from './value-at'

const BROKEN = '올리지 못했습니다. 잠시 후 다시 시도해 주세요.'

export function DocumentInput(props: FieldProps) {
  const { pointer, schema, isRequired, parent } = props
  const field = useField(props)
  const file = useRef<HTMLInputElement>(null)
  const [share, setShare] = useState<number | null>(null)
  const [refusal, setRefusal] = useState('')
  const value = typeof field.value === 'string' ? field.value : ''
  const pagesAt = parent?.properties?.['pages'] ? under(parentOf(pointer), 'pages') : undefined

  async function upload(given: File): Promise<void> {
    setRefusal('')
    setShare(0)
    try {
      const done = await sendFile(uploadDocument, { file: given, ...(pagesAt ? { asPages: 'true' } : {}) }, { onProgress: setShare })
      const pages = done.pages.map(({ src, alt, text }) => ({ picture: { src, alt }, title: '', text }))
      const changes: Change[] = [{ pointer, value: done.src }, ...(pagesAt ? [{ pointer: pagesAt, value: pages }] : [])]
      field.target.write(field.title, changes, { once: true })
      field.target.announce(pagesAt ? `PDF를 올리고 ${done.count}쪽을 사진으로 만들었습니다.` : 'PDF를 올렸습니다.')
    } catch (failure) {
      setRefusal(failure instanceof CallFailure ? failure.message : BROKEN)
    } finally {
      setShare(null)
    }
  }

  return (
    <FieldFrame pointer={pointer} title={field.title} help={schema.description} words={field.words(refusal)} isRequired={isRequired}>
      {(aria) => (
        <div className="flex flex-wrap items-center gap-2">
          {value !== '' && (
            <a href={value} target="_blank" rel="noopener" className="min-w-0 truncate underline underline-offset-4">
              올린 PDF 보기
            </a>
          )}
          <button
            {...aria}
            type="button"
            disabled={field.target.isReadOnly || share !== null}
            onClick={() => file.current?.click()}
            className={LINE_BUTTON}
          >
            <FileUp {...ICON} />
            {share === null ? (value === '' ? 'PDF 올리기' : '다른 PDF 올리기') : share < 1 ? '올리는 중' : '읽는 중'}
          </button>
          {value !== '' && !isRequired && !field.target.isReadOnly && (
            <button type="button" aria-label={`${field.title} 빼기`} onClick={() => field.write('', { once: true })} className={BUTTON}>
              <X {...ICON} />
            </button>
          )}
          <input
            ref={file}
            type="file"
            accept="application/pdf,.pdf"
            aria-label={`${field.title}: 파일 고르기`}
            tabIndex={-1}
            className="sr-only"
            onChange={({ target }) => {
              const [given] = target.files ?? []
              target.value = ''
              if (given) void upload(given)
            }}
          />
        </div>
      )}
    </FieldFrame>
  )
}
