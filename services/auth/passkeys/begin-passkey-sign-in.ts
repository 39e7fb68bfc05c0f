import * as contracts from '@/schemas/api/auth/passkeys'
import { operation } from '@/services/kit/service'
import { askPasskey } from '../domain/ask-passkey'
import { findPendingSignIn } from '../domain/find-pending-sign-in'

/** After a right password only that person's passkeys are asked for. To anybody else the answer says nothing of who has one. */
export const beginPasskeySignIn = operation(contracts.beginPasskeySignIn, async (_, ctx) => {
  const pending = await findPendingSignIn(ctx.db, ctx.session)
  const { options } = await askPasskey(ctx, { purpose: 'signIn', staffId: pending?.id ?? null })
  return { item: { options } }
})
