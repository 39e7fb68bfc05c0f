'use client'
import { useEffect, useState } from 'react'
import { send } from '@/schemas/api/base/send'
import { consultationUpload, saveConsultationFile } from '@/schemas/api/consulting/requests'
import { MOST_FILES } from '@/schemas/rules/consulting/consultation-form'
import { PictureQueue } from '@/blocks/base/_parts/pictures/picture-queue'
import { useKeptFields } from '@/blocks/places/_parts/use-kept-fields'

interface KeptForm extends ReturnType<typeof useKeptFields> {
  pictures: PictureQueue
}

const PICTURES = {
  upload: consultationUpload,
  save: async (uploadId: string, signal: AbortSignal) => (await send(saveConsultationFile, { uploadId }, { signal })).item.fileKey,
  most: MOST_FILES,
  keptAs: 'maru-consulting-pictures',
  endedWords: '본인인증 시간이 지났습니다. 본인인증을 다시 하면 이어서 올립니다.',
}

/** What is typed outlasts a reload and a sign-in, and so do uploaded pictures, by their keys. Sending the request forgets them all. */
export function useKeptForm(): KeptForm {
  const { sendOnce, forget: forgetFields } = useKeptFields('maru-consulting-key')
  const [pictures] = useState(() => new PictureQueue(PICTURES))
  useEffect(() => {
    pictures.start()
    return () => pictures.dispose()
  }, [pictures])
  const forget = () => {
    forgetFields()
    pictures.forget()
  }
  return { pictures, sendOnce, forget }
}
