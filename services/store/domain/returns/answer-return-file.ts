import { and, eq } from 'drizzle-orm'
import type { Database } from '@/services/db/database'
import { returnFiles } from '@/services/db/tables/returns'
import { FILE_TYPES } from '@/services/storage/file-types'
import { uploadedFiles } from '@/services/storage/files/uploaded-files'

/** A picture of a return for the one who may see it: no cache keeps it. Undefined where there is none. */
export async function answerReturnFile(db: Database, returnSeq: number, fileKey: string): Promise<Response | undefined> {
  const [row] = await db
    .select({ file: returnFiles.file })
    .from(returnFiles)
    .where(and(eq(returnFiles.returnSeq, returnSeq), eq(returnFiles.fileKey, fileKey)))
  const body = row && (await uploadedFiles().open(row.file))
  if (!body) return undefined
  return new Response(body, {
    headers: {
      'content-type': FILE_TYPES[row.file.slice(row.file.lastIndexOf('.') + 1)]!,
      'cache-control': 'private, no-store',
      'content-disposition': 'inline',
      'x-content-type-options': 'nosniff',
    },
  })
}
