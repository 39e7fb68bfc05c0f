import { call } from '@/schemas/api/base/call'
import { getCurrentDate } from '@/schemas/api/events/events'

let ahead: Promise<number> | undefined

/** The server's time, which decides on the entry: a browser's clock may be wrong. Requested once per page (V-EVT-1). */
export async function serverNow(): Promise<Date> {
  ahead ??= call(getCurrentDate, {}).then(
    ({ item }) => Date.parse(item.currentDate) - Date.now(),
    () => {
      ahead = undefined
      return 0
    },
  )
  return new Date(Date.now() + (await ahead))
}
