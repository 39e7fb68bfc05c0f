import { CallFailure } from '@/schemas/api/base/failure'
import { NO_WINDOW } from './load-act'
import { openWindow } from './open-window'

const WINDOW_CLOSED = '결제를 취소하셨습니다. 입력하신 내용은 그대로 있습니다.'

/** Opens the provider's window for an order. @throws CallFailure in words where it does not open, or is closed without a payment. */
export async function enterWindow(...given: Parameters<typeof openWindow>): Promise<void> {
  try {
    await Promise.race([openWindow(...given), untilShownAgain()])
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
