'use client'
import useSWR from 'swr'
import { call } from '@/schemas/api/base/call'
import { browseMedia } from '@/schemas/api/site/media-library'
import { folderPath, folderTree } from './folder-tree'

/** The folders of the library as choices; the first one is all of them. */
export function useMediaFolders(): { value: string; words: string }[] {
  const { data = [] } = useSWR(['media-folders'], async () => (await call(browseMedia, { size: 1 })).item.folders, {
    revalidateOnFocus: false,
    shouldRetryOnError: false,
  })
  return [
    { value: '', words: '모든 폴더' },
    ...folderTree(data).map(({ folder }) => ({ value: folder.id, words: folderPath(data, folder.id) })),
  ]
}
