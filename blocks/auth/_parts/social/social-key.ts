import { showAlertDialog } from '@/lib/ui/dialogs'
import { socialFault, type SocialHash } from '@/schemas/rules/auth/social'
import { SOCIAL_FAILURES } from '@/schemas/words/login-messages'

/** The key of an answer; without one, shows why (V-SNS-1, E-SOC), except after a cancellation. */
export async function socialKey({ snsType, key = '', failed }: SocialHash): Promise<string | undefined> {
  if (failed === 'cancelled') return undefined
  const fault = failed ? SOCIAL_FAILURES[failed] : socialFault({ snsType, accessToken: key })
  if (fault === undefined) return key
  await showAlertDialog({ title: fault })
  return undefined
}
