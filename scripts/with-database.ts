// Runs an operator's command with the settings' database, migrated, and closed afterwards. Failures are printed as a sentence, without a
// stack, and the command exits with 1.
import { checkKeys } from '@/services/db/check-keys'
import type { OpenDatabase } from '@/services/db/database'
import { migrate } from '@/services/db/migrate'
import { openDatabase } from '@/services/db/open-database'
import { settings } from '@/services/base/settings'

/** An error message for the operator; any other exception is a defect and keeps its stack. */
export class Refusal extends Error {
  override name = 'Refusal'
}

const SPOKEN = ['Refusal', 'SettingsFailure', 'EmbeddedFailure', 'KeyFailure']

export async function withDatabase(work: (open: OpenDatabase) => Promise<void>): Promise<void> {
  process.env['LOG_LEVEL'] ??= 'warn'
  await command(async () => {
    const open = await openDatabase(settings())
    try {
      await migrate(open)
      await checkKeys(open)
      await work(open)
    } finally {
      await open.close()
    }
  })
}

/** Runs a command's work and prints its failure. */
export async function command(work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (failure) {
    const spoken =
      failure instanceof Error &&
      (SPOKEN.includes(failure.name) || ('code' in failure && String(failure.code).startsWith('ERR_PARSE_ARGS')))
    console.error(spoken ? failure.message : failure)
    process.exitCode = 1
  }
}
