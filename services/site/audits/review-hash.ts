import type { ReviewContent } from '@/schemas/rules/site/review-content'
import { contentHash } from '@/services/kit/content-hash'

interface Signature {
  signedBy: string
  signedName: string
  signedAt: Date
}

/** Keyed hash of all that was signed and of who did: whoever can write the database still cannot make one that holds. */
export const reviewHash = (content: ReviewContent, { signedBy, signedName, signedAt }: Signature): string =>
  contentHash({
    ...{ at: signedAt, actor: signedBy, action: 'audit.sign', target: content.month, requestId: '', address: null, agent: null },
    detail: { content, signedName },
    subjects: [],
  })
