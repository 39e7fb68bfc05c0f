import { CallFailure } from '@/schemas/api/base/failure'

export const NO_WINDOW = '결제창을 열지 못했습니다. 인터넷 연결을 확인하고 다시 눌러 주세요. 입력하신 내용은 그대로 있습니다.'

/** What a press on 결제하기 needs beside the form. @throws CallFailure in words where it does not come. */
export const loadAct = <T>(load: () => Promise<T>): Promise<T> =>
  load().catch((cause: unknown) => {
    throw new CallFailure('window', NO_WINDOW, { cause })
  })
