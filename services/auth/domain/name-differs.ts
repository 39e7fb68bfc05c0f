import { companyFacts } from '@/services/db/company-facts'
import { CallFailure } from '@/schemas/api/base/failure'
import * as words from '@/schemas/words/identity-messages'
import type { Ctx } from '@/services/kit/service'

/** The message of the dialog, with the contact (E-IDV-1). */
export async function nameDiffers({ db, siteId }: Pick<Ctx, 'db' | 'siteId'>): Promise<CallFailure> {
  const { phone } = await companyFacts(db, siteId)
  return new CallFailure('500', words.NAME_DIFFERS, { status: 409, item: { notice: words.nameDiffersDialog(phone) } })
}
