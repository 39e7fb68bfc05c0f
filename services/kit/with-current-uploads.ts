// Pages and records name an uploaded file by a path that stays when the file is replaced. What visitors get names the present content
// instead, whose URL is its own, so that no cache between here and a browser shows the earlier one. Every read that answers visitors
// passes here, and depends on the files that it names: replacing one renders anew exactly the pages that show it.
import { dependOn } from '@/lib/request-context'
import type { AnyContract } from '@/schemas/api/base/contract'
import { currentUploads, type CurrentUpload } from '@/services/db/current-uploads'
import type { Ctx, Outcome } from './service'

/** Paths of uploaded files, also inside a text. */
const PATHS = /\/media\/uploads\/([0-9a-f]{64}\.[a-z0-9]{3,4})/g

export async function withCurrentUploads(
  { access }: AnyContract,
  outcome: Outcome<AnyContract>,
  ctx: Pick<Ctx, 'db' | 'siteId'>,
): Promise<Outcome<AnyContract>> {
  // The staff work with the names that are stored.
  if (access === 'manager' || access === 'admin' || outcome.response) return outcome
  const named = new Set<string>()
  collect(outcome.item, named)
  collect(outcome.items, named)
  if (named.size === 0) return outcome
  dependOn([...named].map(uploadTag))
  const current = await currentUploads(ctx.db, ctx.siteId)
  if (![...named].some((file) => current.has(file))) return outcome
  const { item, items } = outcome
  return {
    ...outcome,
    ...(item === undefined ? {} : { item: replaced(item, current) as typeof item }),
    ...(items === undefined ? {} : { items: replaced(items, current) as typeof items }),
  }
}

/** Cache tag of an uploaded file. */
export const uploadTag = (file: string): string => `media:${file}`

function collect(value: unknown, into: Set<string>): void {
  if (typeof value === 'string') {
    if (value.includes('/media/uploads/')) for (const [, file] of value.matchAll(PATHS)) into.add(file!)
  } else if (Array.isArray(value)) for (const part of value) collect(part, into)
  else if (typeof value === 'object' && value !== null) for (const part of Object.values(value)) collect(part, into)
}

/** A copy that names the present contents, with their sizes and colours where they are told beside the path. */
function replaced(value: unknown, current: ReadonlyMap<string, CurrentUpload>): unknown {
  if (typeof value === 'string')
    return value.includes('/media/uploads/')
      ? value.replace(PATHS, (path, file: string) => (current.has(file) ? `/media/uploads/${current.get(file)!.stored}` : path))
      : value
  if (Array.isArray(value)) return value.map((part) => replaced(part, current))
  if (typeof value !== 'object' || value === null) return value
  const copy = Object.fromEntries(Object.entries(value).map(([name, part]) => [name, replaced(part, current)]))
  const { src } = value as { src?: unknown }
  const shape = typeof src === 'string' ? current.get(src.replace('/media/uploads/', '')) : undefined
  if (shape) for (const name of ['width', 'height', 'color'] as const) if (name in copy) copy[name] = shape[name]
  return copy
}
