// npm run media:adopt            lists the PDFs that were uploaded before the library kept them npm run media:adopt -- --write gives
// them their rows; may be interrupted and run again
import { parseArgs } from 'node:util'
import { settings } from '@/services/base/settings'
import { adoptDocuments } from '@/services/site/media/adopt-documents'
import { withDatabase } from './with-database'

await withDatabase(async (open) => {
  const { values } = parseArgs({ options: { write: { type: 'boolean', default: false } } })
  const found = await adoptDocuments(open.db, settings().siteId, new Date(), values)
  for (const { file, name, fault } of found) console.log(`${file} ${name}${fault === undefined ? '' : `: stays without a row, ${fault}`}`)
  const read = found.filter(({ fault }) => fault === undefined).length
  const hint = !values.write && read > 0 ? ' Nothing was written: add --write.' : ''
  console.log(`${read} PDFs ${values.write ? 'are in the library now' : 'are not in the library yet'}.${hint}`)
  if (read < found.length) process.exitCode = 1
})
