'use client'
import { useEffect, useState } from 'react'
import { send } from '@/schemas/api/base/send'
import { returnUpload, saveReturnFile } from '@/schemas/api/store/return-files'
import { MOST_RETURN_PICTURES } from '@/schemas/rules/store/return-limits'
import { PictureQueue } from '@/blocks/base/_parts/pictures/picture-queue'

/** Pictures of what is wrong with an order. They outlast a reload and a sign-in, each order with its own. */
export function useReturnPictures(orderId: string): PictureQueue {
  const [pictures] = useState(
    () =>
      new PictureQueue({
        upload: returnUpload,
        save: async (uploadId, signal) => (await send(saveReturnFile, { uploadId }, { signal })).item.fileKey,
        most: MOST_RETURN_PICTURES,
        keptAs: `maru-return-pictures ${orderId}`,
        endedWords: '로그인이 끝났습니다. 다시 로그인하시면 이어서 올립니다.',
      }),
  )
  useEffect(() => {
    pictures.start()
    return () => pictures.dispose()
  }, [pictures])
  return pictures
}
