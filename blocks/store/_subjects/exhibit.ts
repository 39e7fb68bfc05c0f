import type { SubjectLoader } from '@/renderer/subjects'
import type { Caller } from '@/schemas/api/base/call'
import { CallFailure } from '@/schemas/api/base/failure'
import { listExhibits, readExhibit } from '@/schemas/api/store/exhibits'

const PROMOTIONS = '/store/promotion'
const RELAY = '/store/promotion/relay'

/**
 * The promotion of `/store/promotion/:id`, and the relay of `/store/promotion/relay/:id`; without an id the relay that runs now, else the next
 * one, else the last. One of the other kind redirects to its own page.
 */
export const exhibit: SubjectLoader = async ({ params, route, call }) => {
  const isRelay = route.startsWith(RELAY)
  const id = params['id'] === undefined ? await currentRelay(call) : Number(params['id'])
  if (id === undefined) return { redirect: PROMOTIONS }
  if (!Number.isSafeInteger(id) || id < 1 || id > 2_147_483_647) return 'missing'
  try {
    const { item } = await call(readExhibit, { id })
    if (isRelay !== (item.kind === 'relay')) return { redirect: item.link }
    return {
      found: {
        record: item,
        title: item.title,
        description: item.summary,
        image: item.image,
        canonical: `${isRelay ? RELAY : PROMOTIONS}/${item.id}`,
      },
    }
  } catch (error) {
    if (error instanceof CallFailure && error.status === 404) return 'missing'
    throw error
  }
}

/** The list has what runs first, then what comes. */
async function currentRelay(call: Caller): Promise<number | undefined> {
  return (await call(listExhibits, { kind: 'relay', size: 1 })).items[0]?.id
}
