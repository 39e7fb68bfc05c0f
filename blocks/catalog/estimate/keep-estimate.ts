import { saveEstimate } from '@/schemas/api/catalog/estimates'
import { call } from '@/schemas/api/base/call'
import { sayFailure } from '@/schemas/api/base/tracked-call'
import type { EstimateInput } from '@/schemas/rules/catalog/estimate'

/** Saves it under an address; undefined after a failure that was said. */
export async function keepEstimate(input: EstimateInput): Promise<{ link: string; until: string } | undefined> {
  try {
    const { item } = await call(saveEstimate, { ...input, spaces: [...input.spaces] }, { key: crypto.randomUUID() })
    return { link: `${location.origin}/zin/estimate?estimate=${item.id}`, until: item.until }
  } catch (error) {
    await sayFailure(error, { id: saveEstimate.id })
    return undefined
  }
}
