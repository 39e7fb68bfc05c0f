import { and, eq } from 'drizzle-orm'
import type { Database } from '@/services/db/database'
import { mediaColors } from '@/services/db/tables/media'
import type { OklabColour } from './encode/colours-of'

/** The colours of a picture, in place of its earlier ones. */
export async function saveColours(
  tx: Database,
  { siteId, file }: { siteId: string; file: string },
  colours: readonly OklabColour[],
): Promise<void> {
  await tx.delete(mediaColors).where(and(eq(mediaColors.siteId, siteId), eq(mediaColors.file, file)))
  if (colours.length > 0) await tx.insert(mediaColors).values(colours.map((colour, rank) => ({ siteId, file, rank, ...colour })))
}
