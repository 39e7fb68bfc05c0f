// npm run data:reseal            lists what is sealed under an earlier key of DATA_KEYS npm run data:reseal -- --write seals it again
// under the first; may be interrupted and run again
import { parseArgs } from 'node:util'
import { passwordsOfEarlierKeys, reseal } from '@/services/db/reseal'
import { writeAudits } from '@/services/kit/write-audits'
import { settings } from '@/services/base/settings'
import { withDatabase } from './with-database'

await withDatabase(async (open) => {
  const { values } = parseArgs({ options: { write: { type: 'boolean', default: false } } })
  const first = settings().dataKeys[0]!.id
  const found = await reseal(open, values)
  for (const { column, earlier, resealed, shut } of found) {
    for (const [id, count] of Object.entries(earlier)) console.log(`${column}: ${count} under ${id}`)
    if (resealed > 0) console.log(`${column}: ${resealed} sealed anew under ${first}`)
    if (shut > 0) console.log(`${column}: ${shut} cannot be opened by any key of DATA_KEYS and stay as they are`)
  }
  const sum = (of: 'values' | 'resealed' | 'shut') => found.reduce((total, column) => total + column[of], 0)
  const waiting = found.reduce((total, { earlier }) => total + Object.values(earlier).reduce((a, b) => a + b, 0), 0)
  if (values.write) {
    await writeAudits(open.db, [
      {
        at: new Date(),
        actor: 'data:reseal',
        action: 'data.reseal',
        target: first,
        detail: { resealed: sum('resealed'), shut: sum('shut') },
        requestId: 'command',
      },
    ])
    console.log(`${sum('resealed')} of ${sum('values')} values sealed anew under ${first}.`)
  } else {
    const hint = waiting > 0 ? ' Nothing was written: add --write.' : ''
    console.log(`${waiting} of ${sum('values')} values lie under an earlier key than ${first}.${hint}`)
  }
  const passwords = Object.entries(await passwordsOfEarlierKeys(open))
  for (const [id, count] of passwords)
    console.log(`${count} passwords are hashed with ${id}: each moves at its owner's next sign-in; until then keep ${id} in DATA_KEYS.`)
  if (sum('shut') > 0) process.exitCode = 1
})
