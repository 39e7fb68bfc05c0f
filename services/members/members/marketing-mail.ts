import type { ConsentChanges } from '../domain/consents'
import { marketingNotice } from './marketing-notice'
import { sendMail } from '@/services/outside/mailer'

/** For `ctx.after`: says in a mail what somebody agreed to or took back. What he never gave he is not told of. */
export async function sendMarketingNotice({ email, now, consents }: { email: string; now: Date; consents: ConsentChanges }): Promise<void> {
  const notice = marketingNotice(consents, now)
  if (email && notice) await sendMail({ to: email, ...notice })
}
