'use client'
import { useCallback, useEffect, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { call } from '@/schemas/api/base/call'
import { readApplicant } from '@/schemas/api/consulting/requests'
import { listDeliveries } from '@/schemas/api/store/deliveries'
import type { SampleForm } from '@/schemas/rules/store/samples'
import { formatMobile } from '@/schemas/words/person'

type Fields = Partial<Record<Exclude<keyof SampleForm, 'agreed'>, string>>

/**
 * Fills what is known into fields in which nothing was typed: the address that a member keeps, else who is identified. The number of a visitor is
 * always the identified one.
 */
export function useRecipient({ getValues, setValue }: UseFormReturn<SampleForm>, isMember: boolean) {
  const [isIdentified, setIdentified] = useState(false)
  const fill = useCallback(
    (known: Fields) => {
      for (const [name, text] of Object.entries(known) as [keyof Fields, string][])
        if (text && !getValues(name)) setValue(name, text, { shouldValidate: false })
    },
    [getValues, setValue],
  )
  const refresh = useCallback(
    async (signal?: AbortSignal) => {
      const { item } = await call(readApplicant, {}, signal ? { signal } : {})
      setIdentified(item.identifiedYn === 'Y')
      if (!isMember) setValue('phoneNo', formatMobile(item.mobileNo))
      fill({ name: item.memberName, phoneNo: formatMobile(item.mobileNo) })
    },
    [fill, isMember, setValue],
  )
  useEffect(() => {
    const leaving = new AbortController()
    const { signal } = leaving
    const read = async () => {
      if (isMember) {
        const { items } = await call(listDeliveries, {}, { signal })
        const usual = items.find(({ defaultYn }) => defaultYn === 'Y')
        if (usual && !getValues('address')) {
          const { name, phoneNo, zipCode, address, addressDetail } = usual
          fill({ name, phoneNo: formatMobile(phoneNo), zipCode, address, addressDetail })
        }
      }
      await refresh(signal)
    }
    // Without an answer everything is typed, and the service decides.
    read().catch(() => undefined)
    return () => leaving.abort()
  }, [fill, getValues, isMember, refresh])
  return { isIdentified, refresh: () => refresh() }
}
