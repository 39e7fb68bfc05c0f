import type { Problem } from '@/schemas/api/base/failure'
import { readFields } from '@/schemas/page/read-fields'
import { fieldAt } from '@/schemas/records/field-at'
import type { AnyRecordType, RecordValues } from '@/schemas/records/define-record'
import { ownAddress } from './own-address'
import { readLinks } from './read-links'
import type { StoreCtx } from './record-store'

/** Problems of links to where nothing is. One to what visitors do not see yet, or no more, is said at its field and stops nobody. */
export async function deadLinks(ctx: StoreCtx, type: AnyRecordType, values: RecordValues): Promise<Problem[]> {
  const links = readFields(type.form, values, { at: '', label: type.title })
    .links.map(({ field, href }) => ({ field, href: ownAddress(href) }))
    .filter(({ href }) => href.startsWith('/'))
  if (links.length === 0) return []
  const known = await readLinks(
    ctx,
    links.map(({ href }) => href),
  )
  return links.flatMap(({ field, href }) => {
    const link = known.get(href)
    return link?.verdict === 'error'
      ? [{ pointer: field, keyword: 'nowhere', message: `${fieldAt(type.form, field).title}(${href}): ${link.message}` }]
      : []
  })
}
