import * as contracts from '@/schemas/api/auth/passkeys'
import { operation } from '@/services/kit/service'
import { askPasskey } from '../domain/ask-passkey'

export const beginPasskeyConfirm = operation(contracts.beginPasskeyConfirm, async (_, ctx) => {
  const { options, known } = await askPasskey(ctx, { purpose: 'confirm', staffId: ctx.session.staff!.id })
  if (known === 0) throw ctx.fail('none')
  return { item: { options } }
})
