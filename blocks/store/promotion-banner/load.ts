import type { Loaded, LoadInput } from '@/renderer/define-block'
import { listExhibits, readExhibit } from '@/schemas/api/store/exhibits'
import { CallFailure } from '@/schemas/api/base/failure'
import type { ExhibitHead } from '../_parts/exhibit-card'
import { exhibitsFreshUntil } from '../_parts/exhibit'
import type { Props } from './schema'

export interface Data {
  /** None once it has ended. */
  exhibit: ExhibitHead | null
}

export async function load({ props, page, call, signal }: LoadInput<Props>): Promise<Loaded<Data>> {
  const found = await (props.exhibit ? named(props.exhibit) : first())
  return { data: { exhibit: found && found.state !== 'ended' ? found : null }, freshUntil: exhibitsFreshUntil(page.now) }

  async function named(id: number): Promise<ExhibitHead | undefined> {
    try {
      return (await call(readExhibit, { id }, { signal })).item
    } catch (error) {
      if (error instanceof CallFailure && error.status === 404) return undefined
      throw error
    }
  }
  async function first(): Promise<ExhibitHead | undefined> {
    return (await call(listExhibits, { kind: 'promotion', size: 1 }, { signal })).items[0]
  }
}
