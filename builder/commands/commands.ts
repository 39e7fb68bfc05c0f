import { arrangeCommands } from './arrange-commands'
import { clipboardCommands } from './clipboard-commands'
import type { Command, CommandContext } from './command'
import { historyCommands } from './history-commands'
import { moveCommands } from './move-commands'
import { pageCommands } from './page-commands'
import { selectCommands } from './select-commands'
import { viewCommands } from './view-commands'

/** Everything that can be done, in the order of the shortcut sheet. */
export const commands: readonly Command[] = [
  ...historyCommands,
  ...clipboardCommands,
  ...arrangeCommands,
  ...moveCommands,
  ...selectCommands,
  ...viewCommands,
  ...pageCommands,
]

const byId = new Map(commands.map((command) => [command.id, command]))

/** @throws Error for a name that no command has: a mistake of ours. */
export function commandById(id: string): Command {
  const command = byId.get(id)
  if (!command) throw new Error(`There is no command ${id}.`)
  return command
}

/** Whether it can be asked for now, by this person. */
export const isAvailable = (command: Command, context: CommandContext): boolean =>
  (command.forLookers === true || context.editor.state.role === 'adm') && command.can(context)

/** @returns false where it could not be done now. */
export function runCommand(id: string, context: CommandContext): boolean {
  const command = commandById(id)
  if (!isAvailable(command, context)) return false
  command.do(context)
  return true
}
