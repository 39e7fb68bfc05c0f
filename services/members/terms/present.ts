import { sanitizeHtml } from '@/lib/html/sanitize-html'
import type { TermsType } from '@/schemas/rules/members/terms'
import type { terms } from '@/services/db/tables/members'

export const presentTerm = (row: typeof terms.$inferSelect) => ({
  termsType: row.termsType as TermsType,
  title: row.title,
  version: row.version,
  requiredYn: row.requiredYn,
  effectiveDt: row.effectiveAt.toISOString(),
  contents: sanitizeHtml(row.contents),
})
