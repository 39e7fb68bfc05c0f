import * as contracts from '@/schemas/api/store/sample-desk'
import { CARRIERS, isTrackingNo, plainTrackingNo } from '@/schemas/rules/store/carriers'
import { operation } from '@/services/kit/service'
import { wrongField } from '@/services/kit/wrong-fields'
import { changeSample } from '../domain/samples/change-sample'
import { requireSample } from '../domain/samples/sample-request'
import { whoseSample } from '../domain/samples/whose-sample'
import { sampleTarget } from './present-desk-sample'

/** Also what was not prepared before: it is prepared by being sent. */
export const sendSample = operation(contracts.sendSample, async ({ sampleSeq, version, carrier, trackingNo: typed }, ctx) => {
  const trackingNo = plainTrackingNo(typed)
  const { words, help } = CARRIERS[carrier]
  if (!isTrackingNo(carrier, trackingNo)) throw wrongField('trackingNo', `${words} 송장 번호는 ${help}입니다.`)
  const row = await requireSample(ctx, sampleSeq, true)
  if (row.version !== version || row.state === 'cancelled') throw ctx.fail('moved')
  if (!row.recipient) throw ctx.fail('erased')
  const changed = await changeSample(ctx, row, { state: 'sent', carrier, trackingNo })
  if (changed === undefined) throw ctx.fail('moved')
  ctx.audit('sample.send', sampleTarget(sampleSeq), { carrier, again: row.state === 'sent' }, [whoseSample(row)])
  return { item: { version: changed } }
})
