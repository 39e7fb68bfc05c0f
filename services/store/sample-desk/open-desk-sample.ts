import * as contracts from '@/schemas/api/store/sample-desk'
import { formatMobile } from '@/schemas/words/person'
import { operation } from '@/services/kit/service'
import { requireSample } from '../domain/samples/sample-request'
import { whoseSample } from '../domain/samples/whose-sample'
import { sampleTarget } from './present-desk-sample'

/** Opens who receives it, and records who read it, and why. */
export const openDeskSample = operation(contracts.openDeskSample, async ({ sampleSeq, reason }, ctx) => {
  const row = await requireSample(ctx, sampleSeq)
  if (!row.recipient) throw ctx.fail('erased')
  ctx.audit('sample.read', sampleTarget(sampleSeq), { reason: reason.trim() }, [whoseSample(row)])
  return { item: { ...row.recipient, phoneNo: formatMobile(row.recipient.phoneNo), trackingNo: row.trackingNo ?? '' } }
})
