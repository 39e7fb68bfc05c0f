'use client'
import { Captions } from 'lucide-react'
import { useRef, useState } from 'react'
import { sendFile } from '@/schemas/api/base/send-file'
import { ActButton } from '@/builder/ui/act-button'
import { LINE_BUTTON } from '@/builder/ui/button'
import { ICON } from '@/builder/ui/icon'
import { CallFailure } from '@/schemas/api/base/failure'
import { saveCaptions } from '@/schemas/api/site/media-replacements'
import type { MediaFormProps } from './media-form'

/** The captions of a film. */
export function FilmParts({ media, canWrite, onChanged }: Pick<MediaFormProps, 'media' | 'canWrite' | 'onChanged'>) {
  const { file, version } = media
  const input = useRef<HTMLInputElement>(null)
  const [fault, setFault] = useState('')
  async function save(captions: File | undefined): Promise<void> {
    setFault('')
    try {
      await sendFile(saveCaptions, { file, version, captions })
      await onChanged(captions ? '자막을 넣었습니다.' : '자막을 뺐습니다.')
    } catch (error) {
      setFault(error instanceof CallFailure ? error.message : '자막을 저장하지 못했습니다. 다시 시도해 주세요.')
    }
  }
  return (
    <section className="mt-6 border-t border-studio-line pt-4">
      <h3 className="mb-2 text-studio-label">자막</h3>
      <p className="mb-2 text-studio-text-mute">
        {media.captions ? '자막이 있습니다.' : '소리를 들을 수 없는 사람을 위해 VTT 자막 파일을 넣어 주세요.'}
      </p>
      {canWrite && (
        <div className="flex flex-wrap gap-2">
          <input
            ref={input}
            type="file"
            accept=".vtt,text/vtt"
            hidden
            aria-label="자막 파일"
            onChange={({ currentTarget }) => {
              const [chosen] = currentTarget.files ?? []
              currentTarget.value = ''
              if (chosen) void save(chosen)
            }}
          />
          <button type="button" className={LINE_BUTTON} onClick={() => input.current?.click()}>
            <Captions {...ICON} size={14} />
            {media.captions ? '자막 바꾸기' : '자막 넣기'}
          </button>
          {media.captions && <ActButton onClick={() => void save(undefined)}>자막 빼기</ActButton>}
        </div>
      )}
      <p role="alert" className="mt-2 text-danger empty:hidden">
        {fault}
      </p>
    </section>
  )
}
