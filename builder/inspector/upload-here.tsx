'use client'
import { Upload } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useSWRConfig } from 'swr'
import { CallFailure } from '@/schemas/api/base/failure'
import { LINE_BUTTON } from '../ui/button'
import { ICON } from '../ui/icon'
import type { Picture } from './pictures'
import { PICTURE_FILES } from '@/schemas/rules/base/picture-files'
import { uploadPicture } from './upload-picture'

/** Uploads a picture of this computer into the library and chooses it, without the way through the library. */
export function UploadHere({ title, isReadOnly, onPick }: { title: string; isReadOnly: boolean; onPick: (picture: Picture) => void }) {
  const input = useRef<HTMLInputElement>(null)
  const leaving = useRef(new AbortController())
  const { mutate } = useSWRConfig()
  const [state, setState] = useState<{ share?: number; failure?: string }>({})
  useEffect(() => {
    const controller = (leaving.current = new AbortController())
    return () => controller.abort()
  }, [])

  async function bring(file: File): Promise<void> {
    const { signal } = leaving.current
    setState({ share: 0 })
    try {
      const picture = await uploadPicture(file, (share) => setState({ share }), signal)
      if (signal.aborted) return
      setState({})
      void mutate((key) => Array.isArray(key) && key[0] === 'media')
      onPick(picture)
    } catch (failure) {
      if (signal.aborted) return
      setState({ failure: failure instanceof CallFailure ? failure.message : '사진을 올리지 못했습니다. 다시 시도해 주세요.' })
    }
  }
  const { share, failure } = state
  return (
    <>
      <input
        ref={input}
        type="file"
        accept={PICTURE_FILES.accept}
        hidden
        aria-label={`${title}에 올릴 파일`}
        onChange={(event) => {
          const [file] = event.target.files ?? []
          event.target.value = ''
          if (file) void bring(file)
        }}
      />
      <button
        type="button"
        disabled={isReadOnly}
        aria-disabled={share !== undefined}
        onClick={() => share === undefined && input.current?.click()}
        className={LINE_BUTTON}
      >
        <Upload {...ICON} />
        {share === undefined ? '파일 올리기' : `올리는 중 ${Math.round(share * 100)}%`}
      </button>
      {failure && (
        <p role="alert" className="basis-full text-studio-label font-normal text-danger">
          {failure}
        </p>
      )}
    </>
  )
}
