import { arrangeCommands } from './arrange-commands'
import { clipboardCommands } from './clipboard-commands'
import type { Command, CommandContext } from './command'
import { historyCommands } from './history-commands'
import { moveCommands } from './move-commands'
import { pageCommands } from './page-commands'
import { selectCommands } from './select-commands'
import { viewCommands } from './view-commands'

/** Every command, in the order of the shortcut sheet. */
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

/** @throws Error for an unknown name, which is a programming error. */
export function commandById(id: string): Command {
  const command = byId.get(id)
  if (!command) throw new Error(`There is no command ${id}.`)
  return command
}

/** Whether the command is available now, with this access. */
export const isAvailable = (command: Command, context: CommandContext): boolean =>
  (command.forLookers === true || context.editor.state.role === 'adm') && command.can(context)

/** Why menus and buttons do not offer the command, in words; undefined where they do. */
export function offWords(command: Command, context: CommandContext): string | undefined {
  const isRoles = (command.forLookers === true || context.editor.state.role === 'adm') && (command.mayDo?.(context) ?? true)
  if (!isRoles) return OFF_WORDS.role
  return command.can(context) ? undefined : OFF_WORDS.now
}
export const OFF_WORDS = { role: '이 역할로는 할 수 없음', now: '지금은 할 수 없음' } as const

/** @returns false when the command is not available now. */
export function runCommand(id: string, context: CommandContext): boolean {
  const command = commandById(id)
  if (!isAvailable(command, context)) return false
  command.do(context)
  return true
}
