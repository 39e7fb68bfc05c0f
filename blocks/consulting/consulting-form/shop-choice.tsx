'use client'
import { useEffect, useState } from 'react'
import { useWatch, type UseFormReturn } from 'react-hook-form'
import { call } from '@/schemas/api/base/call'
import { listNearShops } from '@/schemas/api/consulting/requests'
import { placeOfAddress } from '@/schemas/rules/places/place-of-address'
import { OptionalMark } from '@/blocks/base/_parts/form/optional-mark'
import { RadioRows } from '@/blocks/base/_parts/form/radio-rows'
import type { ConsultingShop } from '../_parts/load-wanted-shop'
import type { Fields } from './fields'

interface Props {
  id: string
  form: UseFormReturn<Fields>
  /** The shop on whose page the request began: offered before an address is known, and first. */
  wanted: ConsultingShop | undefined
}

/** Shops near the address; choosing one is optional. Only 시·도 and 시·군·구 leave the browser for it. */
export function ShopChoice({ id, form, wanted }: Props) {
  const [address, shopId] = useWatch({ control: form.control, name: ['address', 'shopId'] })
  const place = placeOfAddress(address)
  const near = place ? `${place.region} ${place.district}` : ''
  const [found, setFound] = useState<{ near: string; shops: readonly ConsultingShop[] }>({ near: '', shops: [] })
  useEffect(() => {
    if (!near) return
    const leaving = new AbortController()
    const [region = '', district = ''] = near.split(' ')
    void call(listNearShops, { region, district }, { signal: leaving.signal })
      // Without an answer the staff choose a shop.
      .catch(() => ({ items: [] }))
      .then(({ items }) => {
        if (leaving.signal.aborted) return
        setFound({ near, shops: items })
        // One near an earlier address is offered no more: it must not be sent unseen.
        const chosen = form.getValues('shopId')
        if (chosen !== wanted?.SHOP_ID && items.every(({ SHOP_ID }) => SHOP_ID !== chosen)) form.setValue('shopId', '')
      })
    return () => leaving.abort()
  }, [form, near, wanted])
  const around = found.near === near ? found.shops.filter(({ SHOP_ID }) => SHOP_ID !== wanted?.SHOP_ID) : []
  const shops = wanted ? [wanted, ...around] : around
  if (shops.length === 0) return null
  return (
    <RadioRows
      id={`${id}-shopId`}
      legend={
        <>
          상담받을 매장
          <OptionalMark />
        </>
      }
      value={shopId}
      onChange={(value) => form.setValue('shopId', value, { shouldDirty: true })}
      options={[
        { value: '', label: '가까운 매장을 배정해 주세요' },
        ...shops.map(({ SHOP_ID, SHOP_NAME, TYPE_NAME, ADDRESS }) => ({
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
