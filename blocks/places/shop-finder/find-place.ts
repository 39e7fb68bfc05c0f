import type { Spot } from '@/schemas/rules/places/distance'

const PATIENCE = 10_000
/** A place of some minutes ago is near enough for a list of shops. */
const MAX_AGE = 300_000

/** Asks the browser, and so the visitor, where this is. @throws a sentence for the visitor. */
export function findPlace(): Promise<Spot> {
  return new Promise((resolve, reject) => {
    if (!('geolocation' in navigator)) return reject(new Error('이 브라우저에서는 위치를 확인할 수 없습니다. 지역을 골라 주세요.'))
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ lat: coords.latitude, lng: coords.longitude }),
      ({ code, PERMISSION_DENIED }) =>
        reject(
          new Error(
            code === PERMISSION_DENIED
              ? '위치를 사용할 수 없도록 설정되어 있습니다. 지역을 골라 찾아 주세요.'
              : '위치를 확인하지 못했습니다. 잠시 후 다시 시도하시거나 지역을 골라 주세요.',
          ),
        ),
      { timeout: PATIENCE, maximumAge: MAX_AGE },
    )
  })
}
