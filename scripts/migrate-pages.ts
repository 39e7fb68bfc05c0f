// npm run migrate:pages            lists the stored documents that a new version of a block would migrate npm run migrate:pages --
// --write migrates them
import { parseArgs } from 'node:util'
import { blocks } from '@/blocks/areas'
import { migrateDocuments } from '@/services/db/migrate-documents'
import { registerDefinitions } from '@/schemas/page/definitions'
import { withDatabase } from './with-database'

await withDatabase(async (open) => {
  const { values } = parseArgs({ options: { write: { type: 'boolean', default: false } } })
  registerDefinitions(blocks)
  const found = await migrateDocuments(open, values)
  for (const { kind, name, draft, published, unreadable } of found) {
    const parts = [draft && 'draft', published && 'published'].filter(Boolean).join(' and ')
    if (parts) console.log(`${kind} ${name}: ${parts} ${values.write ? 'migrated' : 'would be migrated'}`)
    for (const block of unreadable)
      console.log(
        `${kind} ${name}: ${block.pointer} (${block.type}) stays as it is: ${block.reason}${block.detail ? `, ${block.detail}` : ''}`,
      )
  }
  const count = found.filter(({ draft, published }) => draft || published).length
  console.log(
    values.write
      ? `${count} documents migrated.`
      : `${count} documents would be migrated.${count > 0 ? ' Nothing was written: add --write.' : ''}`,
  )
})
