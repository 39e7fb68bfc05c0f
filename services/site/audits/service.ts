import { service } from '@/services/kit/service'
import { answerFinding } from './answer-finding'
import { browseAudits } from './browse-audits'
import { browseReviews } from './browse-reviews'
import { exportAudits } from './export-audits'
import { readAuditSeals } from './read-audit-seals'
import { readReview } from './read-review'
import { signReview } from './sign-review'
import { verifyAudits } from './verify-audits'

export const audits = service('audits', [
  browseAudits,
  exportAudits,
  readAuditSeals,
  verifyAudits,
  browseReviews,
  readReview,
  answerFinding,
  signReview,
])
