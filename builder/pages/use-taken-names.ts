import useSWR from 'swr'
import { listPieces } from '@/schemas/api/site/builder'
import { call } from '@/schemas/api/base/call'
import type { Listed } from '@/schemas/api/base/contract'
import type { Kind } from '@/schemas/page/document'
import { useRoutes } from '../text/use-routes'

const NONE: readonly string[] = []

/** Names of the other documents of this kind; empty until they are loaded. */
export function useTakenNames(kind: Kind): readonly string[] {
  const routes = useRoutes()
  const { data } = useSWR<Listed<typeof listPieces>[], Error>(
    kind === 'page' ? null : ['pieces', kind],
    async () => (await call(listPieces, { kind: kind as Exclude<Kind, 'page'> })).items,
  )
  return (kind === 'page' ? routes?.names : data?.map(({ name }) => name)) ?? NONE
}
