'use client'
import { useState } from 'react'
import { showSnackbar } from '@/lib/ui/show-snackbar'
import { call } from '@/schemas/api/base/call'
import { callKey } from '@/schemas/api/base/call-key'
import { sayFailure } from '@/schemas/api/base/tracked-call'
import { listDeliveries, removeDelivery, saveDelivery, type Delivery } from '@/schemas/api/store/deliveries'

interface Used {
  list: readonly Delivery[]
  /** Shows what was saved, in its place. */
  put: (saved: Delivery) => void
  remove: (delivery: Delivery) => Promise<void>
  makeDefault: (delivery: Delivery) => Promise<void>
}

/** The member's addresses: changes are seen at once, and what is true afterwards is asked for again. */
export function useDeliveries(first: readonly Delivery[]): Used {
  const [list, setList] = useState(first)
  const refresh = async () => setList((await call(listDeliveries, {})).items)
  const again = () => refresh().catch(() => undefined)
  const put = (saved: Delivery) => {
    setList((before) => {
      const others = before
        .filter(({ seq }) => seq !== saved.seq)
        .map((one) => (saved.defaultYn === 'Y' ? { ...one, defaultYn: 'N' as const } : one))
      return saved.defaultYn === 'Y' ? [saved, ...others] : [...others.slice(0, 1), saved, ...others.slice(1)]
    })
    void again()
  }
  const save = async (address: Omit<Delivery, 'seq'> & { seq?: number }, words: string) => {
    try {
      const { item } = await call(saveDelivery, { address }, { key: callKey() })
      put(item)
      showSnackbar(words)
    } catch (error) {
      await again()
      await sayFailure(error, { id: saveDelivery.id })
    }
  }
  return {
    list,
    put,
    remove: async (delivery) => {
      const { seq, ...rest } = delivery
      setList((before) => before.filter((one) => one.seq !== seq))
      try {
        await call(removeDelivery, { seq })
      } catch (error) {
        await again()
        return sayFailure(error, { id: removeDelivery.id })
      }
      showSnackbar('배송지를 삭제했습니다.', { label: '되돌리기', run: () => void save(rest, '배송지를 되돌렸습니다.') })
      await again()
    },
    makeDefault: (delivery) => save({ ...delivery, defaultYn: 'Y' }, '기본 배송지로 지정했습니다.'),
  }
}
