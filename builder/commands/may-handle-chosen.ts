import { mayHandle } from '../state/may-handle'
import type { CommandContext } from './command'
import { chosen } from './remove-blocks'

/** Whether the role permits what changes the places of the selected blocks: moving, removing, copying, wrapping. */
export const mayHandleChosen = ({ editor }: CommandContext): boolean => chosen(editor).every((id) => mayHandle(editor, id))
