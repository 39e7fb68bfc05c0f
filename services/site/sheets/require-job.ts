import type { Ctx, Fails } from '@/services/kit/service'
import { actorOf } from '../domain/actor-of'
import { readJob, type Job } from './job'

/** An import of the same member of staff. @throws missing */
export async function requireJob(ctx: Ctx & Fails<'missing'>, type: string, id: string): Promise<Job> {
  const job = await readJob(id)
  if (!job || job.type !== type || job.actor !== actorOf(ctx) || job.siteId !== ctx.siteId) throw ctx.fail('missing')
  return job
}
