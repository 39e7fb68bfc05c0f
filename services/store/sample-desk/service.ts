import * as contracts from '@/schemas/api/store/sample-desk'
import { operation, service } from '@/services/kit/service'
import { changeSample } from '../domain/samples/change-sample'
import { requireSample } from '../domain/samples/sample-request'
import { whoseSample } from '../domain/samples/whose-sample'
import { browseSamples } from './browse-samples'
import { exportSamples } from './export-samples'
import { openDeskSample } from './open-desk-sample'
import { prepareSamples } from './prepare-samples'
import { sampleTarget } from './present-desk-sample'
import { readDeskSample } from './read-desk-sample'
import { sendSample } from './send-sample'

const cancelDeskSample = operation(contracts.cancelDeskSample, async ({ sampleSeq, version, reason }, ctx) => {
  const row = await requireSample(ctx, sampleSeq, true)
  if (row.state === 'sent') throw ctx.fail('sent')
  if (row.version !== version || row.state === 'cancelled') throw ctx.fail('moved')
  const changed = await changeSample(ctx, row, { state: 'cancelled', cancelReason: reason.trim() })
  if (changed === undefined) throw ctx.fail('moved')
  ctx.audit('sample.cancel', sampleTarget(sampleSeq), { reason: reason.trim() }, [whoseSample(row)])
  return { item: { version: changed } }
})

export const sampleDesk = service('sample-desk', [
  browseSamples,
  exportSamples,
  readDeskSample,
  openDeskSample,
  prepareSamples,
  sendSample,
  cancelDeskSample,
])
