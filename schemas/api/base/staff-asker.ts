// The console answers what a call of staff is refused for: a sign-in that ended, or a password that is asked for once more. It sets the asker
// when it starts; a page of the site has none.
import type { CallFailure } from './failure'

/** @param call id of the contract that was refused. @returns whether the call may be sent once more: it was refused before it had any effect. */
export type StaffAsker = (failure: CallFailure, call: string) => Promise<boolean>

const key = Symbol.for('maru.staff-asker')
const globals = globalThis as { [key]?: StaffAsker | undefined }

export const setStaffAsker = (asker: StaffAsker | undefined): void => void (globals[key] = asker)
export const staffAsker = (): StaffAsker | undefined => globals[key]
