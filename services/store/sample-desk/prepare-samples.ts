import { and, eq } from 'drizzle-orm'
import * as contracts from '@/schemas/api/store/sample-desk'
import { whyNotPrepared } from '@/schemas/rules/store/samples'
import { sampleRequests } from '@/services/db/tables/samples'
import { eachOf } from '@/services/kit/each-of'
import { operation } from '@/services/kit/service'
import { changeSample } from '../domain/samples/change-sample'
import { whoseSample } from '../domain/samples/whose-sample'
import { sampleTarget } from './present-desk-sample'

const GONE = '신청한 분이 지웠습니다.'
const MOVED = '그사이 신청이 바뀌었습니다.'

/** Each that nobody has changed meanwhile; the others stay as they are, and are named. */
export const prepareSamples = operation(contracts.prepareSamples, ({ samples }, ctx) =>
  eachOf(
    samples,
    ({ sampleSeq }) => String(sampleSeq),
    async ({ sampleSeq, version }) => {
      const isThis = and(eq(sampleRequests.siteId, ctx.siteId), eq(sampleRequests.sampleSeq, sampleSeq))
      const [row] = await ctx.db.select().from(sampleRequests).where(isThis).for('update')
      if (!row) return GONE
      const why = whyNotPrepared(row.state)
      if (why !== undefined) return why
      if (row.version !== version || (await changeSample(ctx, row, { state: 'preparing' })) === undefined) return MOVED
      ctx.audit('sample.prepare', sampleTarget(sampleSeq), {}, [whoseSample(row)])
      return undefined
    },
  ),
)
