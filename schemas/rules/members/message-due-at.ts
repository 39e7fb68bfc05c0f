import { afterQuietHours } from './quiet-hours'

/** `alarm` is seen on the site alone. */
export type MessageChannel = 'text' | 'mail' | 'alarm'

/** When a message goes out. @param isOwn the person did it just now. */
export const messageDueAt = (at: Date, channel: MessageChannel, isOwn = false): Date =>
  channel === 'text' && !isOwn ? afterQuietHours(at) : at
