'use client'
import { useMemo } from 'react'
import { useStore } from 'zustand'
import { missingFields } from '@/schemas/records/missing-fields'
import type { RecordForm } from './use-record-form'

/** The fields that a publication asks for and that are empty now, in the order of the form: another set only when one is filled or emptied. */
export function useMissing({ type, draft, needs }: RecordForm): ReadonlySet<string> {
  const needed = useMemo(() => new Set(needs.fields), [needs])
  const listed = useStore(draft.store, (state) => missingFields(type, state.form, needed).join(' '))
  return useMemo(() => new Set(listed.split(' ').filter(Boolean)), [listed])
}
