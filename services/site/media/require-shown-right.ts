import { requireRight } from '@/services/kit/admit-right'
import type { Ctx } from '@/services/kit/service'
import { findUsages } from './find-usages'

/** Another content under the same path is seen at once wherever the file is shown. @throws CallFailure 403 */
export async function requireShownRight(ctx: Ctx, file: string): Promise<void> {
  if (ctx.rights.publishes('media')) return
  if ((await findUsages(ctx, file)).some(({ isPublished }) => isPublished)) requireRight(ctx, 'media', 'publish')
}
