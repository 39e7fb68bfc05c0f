import type { ConsentChanges } from '../domain/consents'
import { marketingNotice } from './marketing-notice'
import { senderFacts } from '@/services/db/company-facts'
import { sendMail } from '@/services/outside/send-mail'

/** For `ctx.after`: mails the member which marketing consents were given or withdrawn. Consents never given are not named. */
export async function sendMarketingNotice({ email, now, consents }: { email: string; now: Date; consents: ConsentChanges }): Promise<void> {
  const notice = marketingNotice(consents, now, await senderFacts())
  if (email && notice) await sendMail({ to: email, ...notice })
}
