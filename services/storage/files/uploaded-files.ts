import { join } from 'node:path'
import { settings } from '@/services/base/settings'
import { DiskStorage } from './disk-storage'
import type { FileStorage } from './file-storage'
import { S3Storage } from './s3-storage'

const known = new Map<string, FileStorage>()

/** Where uploaded files lie: the bucket of the environment, or DATA_DIR/media. */
export function uploadedFiles(): FileStorage {
  const { s3, dataDir } = settings()
  const folder = join(dataDir, 'media')
  const place = s3 ? JSON.stringify(s3) : folder
  let files = known.get(place)
  if (!files) known.set(place, (files = s3 ? new S3Storage(s3) : new DiskStorage(folder)))
  return files
}
