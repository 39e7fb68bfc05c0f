import * as contracts from '@/schemas/api/places/map'
import { operation } from '@/services/kit/service'
import { countryMap } from './outline/country-map'

export const readMapOutline = operation(contracts.readMapOutline, () => Promise.resolve({ item: { PROVINCES: countryMap() } }))
