import type { Listed } from '@/schemas/api/base/contract'
import type { listMedia } from '@/schemas/api/site/media'
import type { media } from '@/services/db/tables/site'
import { UPLOADS } from '@/services/storage/uploads'

export type Picture = Listed<typeof listMedia>

export const presentUpload = ({ file, name, alt, width, height, color, bytes, createdAt }: typeof media.$inferSelect): Picture => ({
  src: UPLOADS + file,
  name,
  alt,
  width,
  height,
  color,
  bytes,
  createdAt: createdAt.toISOString(),
  shipped: false,
})
