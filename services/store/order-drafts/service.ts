import * as contracts from '@/schemas/api/store/order-drafts'
import { operation, service } from '@/services/kit/service'
import { browseDrafts } from './browse-drafts'
import { cancelDraft } from './cancel-draft'
import { copyDraft } from './copy-draft'
import { createDraft } from './create-draft'
import { findGoods } from './find-goods'
import { findDraft } from './lock-draft'
import { openDraft } from './open-draft'
import { presentDraft } from './present-draft'
import { saveDraft } from './save-draft'
import { sendLink } from './send-link'
import { withdrawLink } from './withdraw-link'

const readDraft = operation(contracts.readOrderDraft, async ({ draftSeq }, ctx) => ({
  item: await presentDraft(ctx, await findDraft(ctx, draftSeq)),
}))

export const orderDrafts = service('order-drafts', [
  browseDrafts,
  readDraft,
  openDraft,
  findGoods,
  createDraft,
  saveDraft,
  copyDraft,
  cancelDraft,
  sendLink,
  withdrawLink,
])
