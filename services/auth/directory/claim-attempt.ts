import type { DirectoryRequestFacts } from '@/services/db/tables/directory'
import type { ClaimsCtx } from '@/services/kit/service'
import { openDirectory, type DirectoryRow } from '../domain/directory-row'
import { DirectoryRefused, type Attempt } from './in-words'
import { claimDirectoryRequest } from './requests'

type Row = Exclude<Awaited<ReturnType<typeof claimDirectoryRequest>>, string>

/**
 * The attempt that an answer belongs to, used by it, and the settings under which it began. Nothing of an answer with another state is
 * believed, not even where to go back to.
 */
export async function claimAttempt(
  ctx: Pick<ClaimsCtx, 'db' | 'now'>,
  attempt: Attempt,
  kind: 'state' | 'key',
  secret: string,
): Promise<{ row: Row; facts: DirectoryRequestFacts; directory: DirectoryRow }> {
  const row = await claimDirectoryRequest(ctx, kind, secret)
  if (typeof row === 'string') throw new DirectoryRefused(row)
  attempt.back = row.facts.back
  const directory = await openDirectory(ctx.db)
  if (!directory) throw new DirectoryRefused('off')
  if (directory.version !== row.facts.version) throw new DirectoryRefused('expired')
  return { row, facts: row.facts, directory }
}
