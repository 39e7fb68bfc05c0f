// The figures of passkeys of staff.

/** A person has a few devices, and keeps a spare. */
export const PASSKEY_COUNT = 10
/** How long the browser's question may stay open. */
export const PASSKEY_MINUTES = 5
export const PASSKEY_NAME_LENGTH = 40
