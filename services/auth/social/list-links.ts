import * as contracts from '@/schemas/api/auth/social'
import { SOCIAL_TYPES } from '@/schemas/api/auth/session'
import { operation } from '@/services/kit/service'
import { socialProvider } from '@/services/outside/social/social-provider'
import { accountsOf } from './accounts'

export const listLinks = operation(contracts.listLinks, async (_, ctx) => {
  const { user, passwordConfirmed = false } = ctx.session
  const { memberNo, passwordYn, certified } = user!
  const links = await accountsOf(ctx, memberNo)
  const items = SOCIAL_TYPES.map((snsType) => ({
    snsType,
    linkedAt: links.find((link) => link.snsType === snsType)?.createdAt.toISOString() ?? '',
    offered: socialProvider(snsType) !== undefined,
  }))
  return {
    item: { passwordYn, certified, confirmed: passwordConfirmed },
    items: items.filter(({ linkedAt, offered }) => linkedAt || offered),
  }
})
