// One key handler for the builder's window and the canvas's. It ignores keys while a syllable is being composed, reads `event.code` and
// not the letter (on a Korean layout Ctrl+Z arrives as `ㅋ`), and leaves a key to the focused element that needs it: letters to a field,
// Enter to a button, everything to a dialog, wherever the focus is while one is open.
import { hasModal } from '../ui/has-modal'
import type { Shortcut } from '../ui/shortcut'
import { NATIVE_COMMANDS } from './clipboard-commands'
import type { Command, CommandContext } from './command'
import { commands, isAvailable } from './commands'

/** Available even while a field has the focus. */
const IN_FIELDS: ReadonlySet<string> = new Set(['save', 'publish', 'command-palette', 'preview', 'undo', 'redo'])
/** In a separate field (a search, a dialog) undo applies to the field; in a field of the page, to the page. */
const OF_PAGE = '[data-page-field]'
const FIELD =
  'input:not([type=checkbox]):not([type=radio]):not([type=range]), textarea, select, [contenteditable]:not([contenteditable=false])'
const OWN_KEYS =
  'button, a, summary, [role=tab], [role=option], [role=slider], [role=separator], [role=treeitem], [role=radio], [role=switch], [role=menuitem]'
const CLOSED = '[role=dialog], [role=alertdialog], [role=menu], [role=listbox], dialog'

/** @returns true when a command ran; the event is then consumed. */
export function handleKey(event: KeyboardEvent, context: CommandContext, inCanvas = false): boolean {
  if (event.isComposing || event.keyCode === 229 || event.defaultPrevented || event.getModifierState('AltGraph')) return false
  // The target may belong to the canvas's realm, where `instanceof` fails.
  const target = typeof (event.target as Partial<Element> | null)?.closest === 'function' ? (event.target as Element) : null
  if (hasModal() || target?.closest(CLOSED)) return false
  if (leadsBack(event, target)) {
    event.preventDefault()
    context.screen.focus('canvas')
    return true
  }
  const command = commands.find((one) => one.shortcuts?.some((shortcut) => fits(shortcut, event)) && isAvailable(one, context))
  if (!command || NATIVE_COMMANDS.has(command.id) || !isFree(command, event, target, inCanvas, context)) return false
  event.preventDefault()
  command.do(context)
  return true
}

/** Escape moves the focus from a field of the page to the page, unless the field's open list handles it first. */
const leadsBack = (event: KeyboardEvent, target: Element | null): boolean =>
  fits({ code: 'Escape' }, event) &&
  Boolean(target?.matches(FIELD) && target.closest(OF_PAGE)) &&
  target?.getAttribute('aria-expanded') !== 'true'

export const fits = ({ code, mod = false, shift = false, alt = false }: Shortcut, event: KeyboardEvent): boolean =>
  event.code === code && (event.ctrlKey || event.metaKey) === mod && event.shiftKey === shift && event.altKey === alt

function isFree({ id }: Command, event: KeyboardEvent, target: Element | null, inCanvas: boolean, { editor }: CommandContext): boolean {
  const field = target?.closest(FIELD)
  if (field) {
    if (id === 'select-none') return editor.state.writing !== null
    if (id === 'undo' || id === 'redo') return field.closest(OF_PAGE) !== null || editor.state.writing !== null
    return IN_FIELDS.has(id)
  }
  const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey
  // On the canvas, links and buttons of the page do not react to keys.
  if (!isPlain || inCanvas || id === 'select-none') return true
  const owner = target?.closest(OWN_KEYS)
  return !owner || (owner.getAttribute('role') === 'treeitem' && (id === 'remove' || id === 'insert-slash' || id === 'shortcuts'))
}
