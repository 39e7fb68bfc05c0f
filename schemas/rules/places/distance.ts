export interface Spot {
  lat: number
  lng: number
}
const EARTH_KM = 6371
const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** Kilometres as the crow flies. */
export function distanceKm(a: Spot, b: Spot): number {
  const [dLat, dLng] = [radians(b.lat - a.lat), radians(b.lng - a.lng)]
  const h = Math.sin(dLat / 2) ** 2 + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * Math.sin(dLng / 2) ** 2
  return 2 * EARTH_KM * Math.asin(Math.sqrt(h))
}

/** `420m`, `3.4km`, `128km` */
export const distanceWords = (km: number): string =>
  km < 1 ? `${Math.round(km * 100) * 10}m` : km < 10 ? `${km.toFixed(1)}km` : `${Math.round(km)}km`
