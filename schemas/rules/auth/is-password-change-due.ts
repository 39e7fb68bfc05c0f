/** Days after which another password is recommended, and for which the reminder can be put off. */
export const PASSWORD_DAYS = 90
const DAY = 24 * 3_600_000

/** When the reminder stays away until, put off at this moment. */
export const remindAfter = (now: Date): Date => new Date(now.getTime() + PASSWORD_DAYS * DAY)

interface Password {
  /** Null: a social account alone, which has none to change. */
  passwordHash: string | null
  passwordChangedAt: Date | null
  passwordRemindAt: Date | null
  createdAt: Date
}

/** Whether a member is reminded to change the password at this sign-in (acct.changePassLater). */
export function isPasswordChangeDue({ passwordHash, passwordChangedAt, passwordRemindAt, createdAt }: Password, now: Date): boolean {
  if (passwordHash === null) return false
  return now >= (passwordRemindAt ?? remindAfter(passwordChangedAt ?? createdAt))
}
