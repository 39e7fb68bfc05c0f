import { call } from '@/schemas/api/base/call'
import { CallFailure } from '@/schemas/api/base/failure'
import { openRecord } from '@/schemas/api/site/records'

/** What the draft of a previewed record lacks; `held` where the role may not see all of it, `refused` for everybody but staff. */
export async function draftPreview(record: { type: string; id: string }): Promise<{ problems: string[] } | 'held' | 'refused'> {
  try {
    const { isPreviewHeld, problems } = (await call(openRecord, record)).item
    return isPreviewHeld ? 'held' : { problems: problems.map(({ message }) => message) }
  } catch (error) {
    if (error instanceof CallFailure && error.status < 500) return 'refused'
    throw error
  }
}
