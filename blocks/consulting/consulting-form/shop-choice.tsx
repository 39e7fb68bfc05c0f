'use client'
import { useEffect, useState } from 'react'
import { useWatch, type UseFormReturn } from 'react-hook-form'
import { call } from '@/schemas/api/base/call'
import type { Listed } from '@/schemas/api/base/contract'
import { listNearShops } from '@/schemas/api/consulting/requests'
import { placeOfAddress } from '@/schemas/rules/consulting/place-of-address'
import { RadioRows } from '@/blocks/base/_parts/form/radio-rows'
import type { Fields } from './fields'

type Shop = Listed<typeof listNearShops>

/** Shops near the address; choosing one is optional. Only 시·도 and 시·군·구 leave the browser for it. */
export function ShopChoice({ id, form }: { id: string; form: UseFormReturn<Fields> }) {
  const [address, shopId] = useWatch({ control: form.control, name: ['address', 'shopId'] })
  const place = placeOfAddress(address)
  const wanted = place ? `${place.region} ${place.district}` : ''
  const [found, setFound] = useState<{ wanted: string; shops: readonly Shop[] }>({ wanted: '', shops: [] })
  useEffect(() => {
    if (!wanted) return
    const leaving = new AbortController()
    const [region = '', district = ''] = wanted.split(' ')
    call(listNearShops, { region, district }, { signal: leaving.signal }).then(
      ({ items }) => !leaving.signal.aborted && setFound({ wanted, shops: items }),
      // The staff choose a shop then.
      () => undefined,
    )
    return () => leaving.abort()
  }, [wanted])
  if (found.wanted !== wanted || found.shops.length === 0) return null
  return (
    <RadioRows
      id={`${id}-shopId`}
      legend={
        <>
          상담받을 매장<span className="ml-1 font-normal text-ink-mute">선택</span>
        </>
      }
      value={shopId}
      onChange={(value) => form.setValue('shopId', value, { shouldDirty: true })}
      options={[
        { value: '', label: '가까운 매장을 배정해 주세요' },
        ...found.shops.map(({ SHOP_ID, SHOP_NAME, TYPE_NAME, ADDRESS }) => ({
          value: SHOP_ID,
          label: (
            <>
              {SHOP_NAME} <span className="text-small text-ink-mute">{TYPE_NAME}</span>
              <span className="block text-small text-ink-mute">{ADDRESS}</span>
            </>
          ),
        })),
      ]}
    />
  )
}
