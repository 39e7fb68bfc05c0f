'use client'
import { useMemo } from 'react'
import useSWR from 'swr'
import { listRoutes } from '@/schemas/api/site/builder'
import { call } from '@/schemas/api/base/call'
import { routesOf, type KnownRoute, type Routes } from './link-words'

const readRoutes = async (): Promise<KnownRoute[]> => (await call(listRoutes, {})).items

/** Every path of the site, loaded once for all fields; undefined until loaded. */
export function useRoutes(): Routes | undefined {
  const { data } = useSWR<KnownRoute[], Error>('builder.routes', readRoutes, { revalidateOnFocus: false, dedupingInterval: 60_000 })
  return useMemo(() => data && routesOf(data), [data])
}
