import { useEffect, useState } from 'react'
import useSWR from 'swr'
import { call } from '@/schemas/api/base/call'
import { listMedia } from '@/schemas/api/site/media'
import type { MediaKind } from './media-kinds'
import type { Picture } from './pictures'

const SIZE = 60

/** What the library has under the words, folder and colour that were chosen; more of it on request. */
export function useFoundPictures(kind: MediaKind) {
  const [text, setText] = useState('')
  const [search, setSearch] = useState('')
  const [pages, setPages] = useState(1)
  const [folderId, setFolderId] = useState('')
  const [color, setColor] = useState<string | null>(null)
  // The search runs when typing pauses.
  useEffect(() => {
    const timer = setTimeout(() => {
      setSearch(text.trim())
      setPages(1)
    }, 200)
    return () => clearTimeout(timer)
  }, [text])

  const { data, error, isLoading, mutate } = useSWR<{ items: Picture[]; totalCount: number }, Error>(
    ['media', search, pages, kind, folderId, color],
    async ([, words, count]: [string, string, number, string, string, string | null]) => {
      const narrowed = { ...(words ? { search: words } : {}), ...(folderId ? { folderId } : {}), ...(color ? { color } : {}) }
      const found = await Promise.all(
        Array.from({ length: count }, (_, i) => call(listMedia, { kind, page: i + 1, size: SIZE, ...narrowed })),
      )
      return { items: found.flatMap(({ items }) => items), totalCount: found[0]?.totalCount ?? 0 }
    },
    { keepPreviousData: true, revalidateOnFocus: false, shouldRetryOnError: false },
  )
  return {
    ...{ text, setText, search, folderId, setFolderId, color, setColor, data, error, isLoading },
    again: () => void mutate(),
    more: () => setPages(pages + 1),
  }
}

export type Found = ReturnType<typeof useFoundPictures>
