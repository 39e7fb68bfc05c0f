import * as contracts from '@/schemas/api/auth/own-sign-ins'
import { operation } from '@/services/kit/service'
import { livingSignIns } from './living-sign-ins'

export const listMySignIns = operation(contracts.listMySignIns, async (_, ctx) => {
  const items = (await livingSignIns(ctx)).map(({ key, deviceWords, createdAt, rotatedAt, isCurrent }) => ({
    key,
    device: deviceWords,
    signedInAt: createdAt.toISOString(),
    seenAt: rotatedAt.toISOString(),
    isCurrent,
  }))
  return { items: [...items.filter(({ isCurrent }) => isCurrent), ...items.filter(({ isCurrent }) => !isCurrent)] }
})
