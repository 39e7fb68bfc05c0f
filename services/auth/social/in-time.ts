import type { Ctx } from '@/services/kit/service'

/** A call may take 5 s; the browser must get an answer before that. */
const PATIENCE = 4_000

/** A person opens these URLs, not a script: after any failure or timeout they are redirected to a page of ours with the reason. */
export async function inTime(ctx: Pick<Ctx, 'log'>, work: () => Promise<Response>, otherwise: () => Response): Promise<Response> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<Response>((resolve) => (timer = setTimeout(() => resolve(otherwise()), PATIENCE)))
  try {
    return await Promise.race([work(), late])
  } catch (error) {
    ctx.log.error({ event: 'social-lost', err: error }, 'a step of a social sign-in failed')
    return otherwise()
  } finally {
    clearTimeout(timer)
  }
}
