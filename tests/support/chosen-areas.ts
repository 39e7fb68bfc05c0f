// What the dear laws loop over: whatever all areas bring, or, where `npm test -- --area` names some (scripts/test.mjs), what these bring.
import type { BlockArea } from '@/blocks/area'
import { AREAS, type AreaId } from '@/schemas/areas'
import type { Area } from '@/services/area'

const ALL = Object.keys(AREAS) as AreaId[]

/** @param named by commas; undefined for all. Every area imports base, so that with base all of them are asked. */
export function chosenAreas(named = process.env['MARU_AREAS']): readonly AreaId[] {
  const areas: readonly string[] = named?.split(',') ?? ['base']
  return areas.includes('base') ? ALL : ALL.filter((area) => areas.includes(area))
}

const facesOf = (areas: readonly AreaId[]) =>
  Promise.all(
    areas
      // Base has no face of the server: it brings no call and no record.
      .filter((area) => area !== 'base')
      .map(async (area) => ((await import(`../../services/${area}/area.ts`)) as { area: Area }).area),
  )

/** Ids of the calls of these areas. */
export async function callsOf(areas: readonly AreaId[]): Promise<ReadonlySet<string>> {
  const services = (await facesOf(areas)).flatMap((face) => face.services)
  return new Set(services.flatMap(({ operations }) => operations.map(({ contract }) => contract.id)))
}

/** Types of the records of these areas. */
export async function recordTypesOf(areas: readonly AreaId[]): Promise<ReadonlySet<string>> {
  return new Set((await facesOf(areas)).flatMap(({ stores = [] }) => stores.map(({ type }) => type.type)))
}

/** Types of the blocks of these areas. */
export async function blockTypesOf(areas: readonly AreaId[]): Promise<ReadonlySet<string>> {
  const faces = await Promise.all(areas.map(async (area) => ((await import(`../../blocks/${area}/area.ts`)) as { area: BlockArea }).area))
  return new Set(faces.flatMap(({ blocks }) => blocks.map(({ type }) => type)))
}
