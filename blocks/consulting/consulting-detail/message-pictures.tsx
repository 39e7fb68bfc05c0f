'use client'
import { useEffect, useState } from 'react'
import { send } from '@/schemas/api/base/send'
import { consultationUpload, saveConsultationFile } from '@/schemas/api/consulting/requests'
import { MOST_FILES } from '@/schemas/rules/consulting/consultation-form'
import type { Picture } from '@/blocks/base/_parts/pictures/picture'
import { pictureFault } from '@/blocks/base/_parts/pictures/picture-fault'
import { PictureField } from '@/blocks/base/_parts/pictures/picture-field'
import { PictureQueue } from '@/blocks/base/_parts/pictures/picture-queue'

/** What the form asks of its pictures. */
export interface SentPictures {
  fault: () => string | undefined
  keys: () => string[]
  /** They are in the request now; the next message begins without any. */
  clear: () => void
}

interface Props {
  id: string
  /** In the session storage. */
  keptAs: string
  error: string | undefined
  /** Opened by a button, in whose place it stands: the focus goes into it. */
  isPressed: boolean
  onReady: (pictures: SentPictures) => void
}

/** Pictures that go with a message, loaded once somebody wants to send one; they outlast a reload by their keys. */
export function MessagePictures({ id, keptAs, error, isPressed, onReady }: Props) {
  const [queue] = useState(() => new PictureQueue(formOf(keptAs)))
  useEffect(() => {
    queue.start()
    onReady({
      fault: () => faultOf(queue.snapshot()),
      keys: () => queue.snapshot().flatMap(({ fileKey }) => fileKey ?? []),
      clear: () => queue.snapshot().forEach((picture) => queue.remove(picture.id)),
    })
    return () => queue.dispose()
  }, [queue, onReady])
  useEffect(() => {
    if (isPressed) document.getElementById(`${id}-files`)?.focus()
  }, [isPressed, id])
  return <PictureField id={id} label="함께 보낼 사진" queue={queue} error={error} />
}

const formOf = (keptAs: string) => ({
  upload: consultationUpload,
  save: async (uploadId: string, signal: AbortSignal) => (await send(saveConsultationFile, { uploadId }, { signal })).item.fileKey,
  most: MOST_FILES,
  keptAs,
  endedWords: '본인인증 시간이 지났습니다. 본인인증을 다시 하면 이어서 올립니다.',
})

const UNDER_WAY: readonly Picture['state'][] = ['waiting', 'sending', 'checking', 'paused']

function faultOf(pictures: readonly Picture[]): string | undefined {
  const settled = pictures.filter(({ state }) => !UNDER_WAY.includes(state))
  return pictureFault(settled) ?? (settled.length < pictures.length ? '사진을 다 올린 뒤에 글을 남겨 주세요.' : undefined)
}
