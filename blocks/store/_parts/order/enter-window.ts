import { CallFailure } from '@/schemas/api/base/failure'
import type { openWindow } from './open-window'

const NO_WINDOW = '결제창을 열지 못했습니다. 인터넷 연결을 확인하고 다시 눌러 주세요. 입력하신 내용은 그대로 있습니다.'
const WINDOW_CLOSED = '결제를 취소하셨습니다. 입력하신 내용은 그대로 있습니다.'

type Window = typeof openWindow

/** The script of the window comes while the order is written. */
export const loadWindow = (): Promise<Window | undefined> =>
  import('./open-window').then(
    (module) => module.openWindow,
    () => undefined,
  )

/** Opens it for an order. @throws CallFailure in words where it does not open, or is closed without a payment. */
export async function enterWindow(loading: Promise<Window | undefined>, ...given: Parameters<Window>): Promise<void> {
  const open = await loading
  if (!open) throw new CallFailure('window', NO_WINDOW)
  try {
    await Promise.race([open(...given), untilShownAgain()])
  } catch (error) {
    const code = (error as { code?: unknown }).code
    throw new CallFailure('window', code === 'USER_CANCEL' || code === 'PAY_PROCESS_CANCELED' ? WINDOW_CLOSED : NO_WINDOW, {
      cause: error,
    })
  }
}

/** The window may be left by the browser's way back, which shows this page as it was. */
const untilShownAgain = (): Promise<void> =>
  new Promise((done) => addEventListener('pageshow', ({ persisted }) => persisted && done(), { once: true }))
