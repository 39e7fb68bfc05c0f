import { CallFailure } from '@/schemas/api/base/failure'
import * as words from '@/schemas/words/identity-messages'
import { settings } from '@/services/base/settings'

/** The message of the dialog, with the contact (E-IDV-1). */
export const nameDiffers = (): CallFailure =>
  new CallFailure('500', words.NAME_DIFFERS, { status: 409, item: { notice: words.nameDiffersDialog(settings().customerCenterPhone) } })
