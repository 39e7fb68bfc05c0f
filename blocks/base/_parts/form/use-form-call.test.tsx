// @vitest-environment happy-dom
import { runInNewContext } from 'node:vm'
import { act } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { CallFailure } from '@/schemas/api/base/failure'
import { HOLD_SUBMIT } from '@/lib/hold-submit'
import { SubmitButton } from './buttons'
import { TextField } from './text-field'

// The component itself, not its lazy entry.
const { FormSummary } = await import('./form-summary')
const { useFormCall } = await import('./use-form-call')

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
const asked = vi.hoisted(() => vi.fn())
vi.mock('@/schemas/api/auth/ask-for-login', () => ({ askForLogin: asked }))
// As inlined in the document's head.
runInNewContext(HOLD_SUBMIT, { addEventListener: document.addEventListener.bind(document) })
const send = vi.fn(async (_values: { name: string; isRead: boolean }) => undefined as void)

const pictures = vi.hoisted(() => ({ fault: undefined as string | undefined }))

function Form() {
  const { form, wrong, refused, onSubmit, errorOf } = useFormCall<{ name: string; isRead: boolean; files: string }>({
    initial: { name: '', isRead: false, files: '' },
    labels: { name: '이름', files: '사진' },
    check: ({ name }) => ({ name: name === '' ? '이름을 입력해 주세요.' : undefined, files: pictures.fault }),
    call: 'a.call',
    send,
  })
  return (
    <form method="post" onSubmit={(event) => void onSubmit(event)}>
      <FormSummary id="f" wrong={wrong} refused={refused} />
      <TextField id="f-name" label="이름" error={errorOf('name')} {...form.register('name')} />
      <input type="checkbox" {...form.register('isRead')} />
      <button type="button" id="f-files">
        사진 고르기
      </button>
      <p>{errorOf('files')}</p>
      <SubmitButton isSending={false}>보내기</SubmitButton>
    </form>
  )
}

/** A server-rendered page, and the visitor's input before it is hydrated. */
async function awake(before: (inputs: HTMLInputElement[], button: HTMLButtonElement) => void = () => undefined) {
  const place = document.createElement('div')
  document.body.append(place)
  place.innerHTML = renderToString(<Form />)
  const inputs = [...place.querySelectorAll('input')]
  before(inputs, place.querySelector<HTMLButtonElement>('button[type=submit]')!)
  const root = await act(async () => hydrateRoot(place, <Form />))
  const submit = () => act(async () => place.querySelector<HTMLButtonElement>('button[type=submit]')!.click())
  return { place, inputs, submit, end: () => act(async () => root.unmount()) }
}
/** Like a key press: bypasses the setter that React watches. */
const type = (input: HTMLInputElement, text: string) =>
  act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(input, text)
    input.dispatchEvent(new Event('input', { bubbles: true }))
  })
afterEach(() => {
  document.body.replaceChildren()
  vi.clearAllMocks()
})

test('a picture that keeps the form from being sent is said, and the focus goes to where pictures are', async () => {
  pictures.fault = '올리지 못한 사진이 있습니다. (a.jpg)'
  const { place, inputs, submit, end } = await awake()
  await type(inputs[0]!, '김하늘')
  await submit()
  expect(send).not.toHaveBeenCalled()
  expect(place.textContent).toContain('올리지 못한 사진이 있습니다. (a.jpg)')
  expect(document.activeElement?.id).toBe('f-files')
  pictures.fault = undefined
  await end()
})

test('input before hydration is sent', async () => {
  const { inputs, submit, end } = await awake(([name, box]) => {
    name!.value = '김하늘'
    box!.checked = true
  })
  expect([inputs[0]!.value, inputs[1]!.checked]).toEqual(['김하늘', true])
  await submit()
  expect(send).toHaveBeenCalledWith(expect.objectContaining({ name: '김하늘', isRead: true }))
  await end()
})

test('a submit before hydration is performed once, with the typed values', async () => {
  let isKept: boolean | undefined
  const { end } = await awake(([name], button) => {
    name!.value = '김하늘'
    const watch = (event: Event) => (isKept = event.defaultPrevented)
    document.addEventListener('submit', watch, { once: true })
    button.click()
    expect(isKept).toBe(true)
  })
  await act(async () => new Promise((resolve) => setTimeout(resolve, 20)))
  expect(send.mock.calls).toEqual([[{ name: '김하늘', isRead: false, files: '' }]])
  await end()
})

test('V-ERR-1: an invalid field is red, shows why and is linked from above; once fixed it is not', async () => {
  const { place, inputs, submit, end } = await awake()
  await submit()
  expect(send).not.toHaveBeenCalled()
  expect(inputs[0]!.getAttribute('aria-invalid')).toBe('true')
  expect(place.textContent).toContain('이름을 입력해 주세요.')
  expect(place.querySelector('a')!.getAttribute('href')).toBe('#f-name')
  await type(inputs[0]!, '김하늘')
  expect(inputs[0]!.getAttribute('aria-invalid')).toBeNull()
  await end()
})

test('a refusal of the service is shown at its field, or above the form; the input is preserved', async () => {
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView')
  const { place, inputs, submit, end } = await awake(([name]) => void (name!.value = '김하늘'))
  send.mockRejectedValueOnce(
    new CallFailure('409', '다시 확인해 주세요.', { problems: [{ pointer: '/name', message: '이미 있는 이름입니다.' }] }),
  )
  await submit()
  expect(place.textContent).toContain('이미 있는 이름입니다.')
  send.mockRejectedValueOnce(new CallFailure('403', '지금은 받지 않습니다.', { status: 403 }))
  await submit()
  expect(place.textContent).toContain('지금은 받지 않습니다.')
  // On a phone the message is a screen and a half above the button.
  expect(document.activeElement).toBe(place.querySelector('[role=alert]'))
  expect(scrolled).toHaveBeenCalledOnce()
  expect(inputs[0]!.value).toBe('김하늘')
  await end()
})

test('E-LOGIN-3: after an ended sign-in the login is requested; the input stays', async () => {
  const { inputs, submit, end } = await awake(([name]) => void (name!.value = '김하늘'))
  send.mockRejectedValueOnce(new CallFailure('401', '로그인 시간이 만료되었습니다. 다시 로그인해 주세요.', { status: 401 }))
  await submit()
  await vi.waitFor(() => expect(asked).toHaveBeenCalledOnce())
  expect(inputs[0]!.value).toBe('김하늘')
  await end()
})
