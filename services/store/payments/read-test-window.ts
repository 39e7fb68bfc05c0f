import * as contracts from '@/schemas/api/store/payments'
import { operation } from '@/services/kit/service'
import { paymentProvider } from '@/services/outside/payment-provider'

/** Keys of the provider that are for trying begin so; the other kind charges real money. */
const TRYING = 'test_'

export const readTestWindow = operation(contracts.readTestWindow, async (_, ctx) => {
  const provider = paymentProvider()
  if (!provider?.clientKey.startsWith(TRYING)) throw ctx.fail('off')
  return { item: { sdkUrl: provider.sdkUrl, clientKey: provider.clientKey } }
})
