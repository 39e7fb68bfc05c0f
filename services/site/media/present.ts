import type { Item, Listed } from '@/schemas/api/base/contract'
import type { listMedia } from '@/schemas/api/site/media'
import type { browseMedia, readMedia } from '@/schemas/api/site/media-library'
import type { media } from '@/services/db/tables/media'
import { UPLOADS } from '@/services/storage/uploads'

export type MediaRow = typeof media.$inferSelect
export type Picture = Listed<typeof listMedia>
export type LibraryRow = Listed<typeof browseMedia>
export type MediaDetail = Item<typeof readMedia>

export const pathOr = (name: string): string => (name === '' ? '' : UPLOADS + name)

export const presentUpload = (row: MediaRow): Picture => ({
  src: UPLOADS + row.file,
  shown: UPLOADS + row.stored,
  kind: row.kind,
  name: row.name,
  alt: row.alt,
  decorative: row.decorative,
  width: row.width,
  height: row.height,
  color: row.color,
  focal: row.focal,
  bytes: row.bytes,
  createdAt: row.createdAt.toISOString(),
  shipped: false,
  poster: pathOr(row.poster),
  captions: pathOr(row.captions),
  seconds: row.seconds,
  pages: row.pages,
})

export const presentRow = (row: MediaRow): LibraryRow => ({
  ...presentUpload(row),
  file: row.file,
  folderId: row.folderId,
  version: row.version,
  updatedAt: row.updatedAt.toISOString(),
  deleted: row.deletedAt !== null,
})
