import * as contracts from '@/schemas/api/site/pages'
import { operation } from '@/services/kit/service'
import { readPreviewLink } from '@/services/auth/domain/preview-link'
import { settings } from '@/services/base/settings'
import { previewDoor } from './preview-door'

/** Shows the page behind a link, whose button opens the draft. */
export const openPreview = operation(contracts.openPreview, async ({ token = '' }, { db, now }) => {
  const { appSecret, brandName } = settings()
  const { state } = await readPreviewLink(appSecret, token, db, now)
  return { response: previewDoor(state, { token, brand: brandName }) }
})
