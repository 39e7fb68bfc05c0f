// The samples that a visitor has put together, stored by the browser until they are asked for.
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { storedState } from '@/lib/ui/stored-state'
import { whenShown } from '@/lib/ui/when-shown'
import { withParticle } from '@/lib/particle'
import { call } from '@/schemas/api/base/call'
import type { Item } from '@/schemas/api/base/contract'
import { listSampleProducts, type SampleProduct } from '@/schemas/api/store/samples'
import { addSample, readSampleList, SAMPLE_FIT_WORDS, sampleFull, SAMPLES_PATH } from '@/schemas/rules/store/samples'

const NONE: readonly string[] = []
const stored = storedState<readonly string[]>('maru.samples', NONE, readSampleList)

interface Known {
  terms: Item<typeof listSampleProducts>
  products: readonly SampleProduct[]
}

export interface SampleListState {
  /** Undefined until it is known. */
  known: Known | undefined
  isFailed: boolean
  /** What became of the product that led here. */
  said: { words: string; isRefused: boolean } | undefined
  /** Reads anew what can be sent. */
  refresh: () => Promise<void>
  remove: (productId: string) => void
  clear: () => void
}

/** The list with what can be sent of it. A product that the URL adds is added once: a reload does not add it again. */
export function useSampleList(): SampleListState {
  const ids = useSyncExternalStore(stored.subscribe, stored.snapshot, stored.serverSnapshot)
  const [answer, setAnswer] = useState<Known>()
  const [isFailed, setFailed] = useState(false)
  const [said, setSaid] = useState<SampleListState['said']>()

  const loaded = useRef(new Set<string>())

  const refresh = useCallback(async () => {
    setFailed(false)
    try {
      const added = new URLSearchParams(location.search).get('add') ?? ''
      const list = stored.snapshot()
      const asked = [...new Set([...list, ...(added ? [added] : [])])]
      if (asked.length === 0) return
      const { item: terms, items: products } = await call(listSampleProducts, { ids: asked.join(',') })
      if (added) {
        setSaid(takeIn(added, terms, products))
        history.replaceState(history.state, '', SAMPLES_PATH)
      }
      asked.forEach((id) => loaded.current.add(id))
      setAnswer({ terms, products })
    } catch {
      setFailed(true)
    }
  }, [])
  useEffect(() => whenShown(() => void refresh()), [refresh])
  // Another tab has added one.
  useEffect(() => {
    if (loaded.current.size > 0 && !ids.every((id) => loaded.current.has(id))) void refresh()
  }, [ids, refresh])

  const known = answer && { ...answer, products: answer.products.filter(({ productId }) => ids.includes(productId)) }
  return {
    known,
    isFailed,
    said,
    refresh,
    remove(productId) {
      setSaid(undefined)
      stored.set(ids.filter((id) => id !== productId))
    },
    clear: () => stored.set(NONE),
  }
}

/** Puts a product into the list, or says at once why it is not. */
function takeIn(id: string, { openYn, most }: Known['terms'], products: readonly SampleProduct[]): SampleListState['said'] {
  const product = products.find(({ productId }) => productId === id)
  if (openYn === 'N') return { words: '지금은 샘플 신청을 받지 않습니다.', isRefused: true }
  if (!product || product.fit !== 'open')
    return {
      words: [product?.name, SAMPLE_FIT_WORDS[product && product.fit !== 'open' ? product.fit : 'gone']].filter(Boolean).join(': '),
      isRefused: true,
    }
  const { list, isFull } = addSample(stored.snapshot(), id, most)
  if (isFull) return { words: sampleFull(most), isRefused: true }
  stored.set(list)
  return { words: `${withParticle(product.name, '을/를')} 샘플 목록에 담았습니다.`, isRefused: false }
}
