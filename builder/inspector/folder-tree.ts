import type { Item } from '@/schemas/api/base/contract'
import type { browseMedia } from '@/schemas/api/site/media-library'

export type Folder = Item<typeof browseMedia>['folders'][number]

/** The folders as a tree in one list: each behind its parent, with its depth. */
export function folderTree(folders: readonly Folder[]): { folder: Folder; depth: number }[] {
  const below = (parentId: string | null, depth: number): { folder: Folder; depth: number }[] =>
    folders.filter((folder) => folder.parentId === parentId).flatMap((folder) => [{ folder, depth }, ...below(folder.id, depth + 1)])
  return below(null, 0)
}

/** `봄 행사 / 거실` */
export function folderPath(folders: readonly Folder[], id: string | null): string {
  const folder = folders.find((one) => one.id === id)
  if (!folder) return ''
  const above = folderPath(folders, folder.parentId)
  return above ? `${above} / ${folder.name}` : folder.name
}
