'use client'
import { useEffect, useState } from 'react'
import { useKeptFields } from '../_parts/use-kept-fields'
import { PictureQueue } from './picture-queue'

interface KeptForm extends ReturnType<typeof useKeptFields> {
  pictures: PictureQueue
}

/** What is typed outlasts a reload and a sign-in, and so do uploaded pictures, by their keys. Sending the request forgets them all. */
export function useKeptForm(): KeptForm {
  const { sendOnce, forget: forgetFields } = useKeptFields('maru-consulting-key')
  const [pictures] = useState(() => new PictureQueue())
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
