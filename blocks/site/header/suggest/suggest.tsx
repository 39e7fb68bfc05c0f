// The suggestions of the search field, loaded when it gets the focus: under the header on a wide screen, as a dialog on a phone.
import { createRoot } from 'react-dom/client'
import { openDialog } from '@/lib/ui/dialogs'
import { ClearField } from './clear-field'
import { addSuggestStyle } from './add-suggest-style'
import { doorsOf } from './doors-of'
import { PhoneSearch } from './phone-search'
import { rememberWord } from './recent-words'
import { SuggestPanel } from './suggest-panel'

const watched = new WeakSet<HTMLInputElement>()

/** @param form the search in the header whose field has the focus. */
export function suggest(form: HTMLFormElement): void {
  const field = form.querySelector<HTMLInputElement>('[name=searchKeyword]')
  if (!field) return
  addSuggestStyle()
  const header = field.closest('header')!
  const strip = field.closest<HTMLDetailsElement>('[data-search]')
  if (strip) return void openOnPhone(field, strip, header)
  if (!watched.has(field)) {
    watched.add(field)
    field.form!.addEventListener('submit', () => rememberWord(field.value))
    // After Escape the focus is still there.
    for (const name of ['input', 'pointerdown']) field.addEventListener(name, () => open(field, header))
  }
  open(field, header)
}

function open(field: HTMLInputElement, header: HTMLElement): void {
  if ('suggesting' in header.dataset || document.activeElement !== field) return
  header.dataset['suggesting'] = ''
  const place = header.appendChild(document.createElement('div'))
  const root = createRoot(place)
  const stop = new AbortController()
  const close = () => {
    stop.abort()
    delete header.dataset['suggesting']
    root.unmount()
    place.remove()
  }
  const isInside = (target: EventTarget | null) => target instanceof Node && (place.contains(target) || field.form!.contains(target))
  document.addEventListener('pointerdown', ({ target }) => isInside(target) || close(), { signal: stop.signal })
  header.addEventListener('focusout', ({ relatedTarget }) => void (relatedTarget && !isInside(relatedTarget) && close()), {
    signal: stop.signal,
  })
  addEventListener('pagehide', close, { signal: stop.signal })
  addEventListener('hashchange', () => (close(), showTarget()), { signal: stop.signal })
  place.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape') return
      event.stopPropagation()
      field.focus()
      close()
    },
    { signal: stop.signal },
  )
  root.render(
    <>
      <div className="suggest-tools">
        <ClearField field={field} />
        <button type="button" onClick={close} className="h-11 rounded-sm bg-surface-deep px-5 text-small font-semibold hover:bg-line">
          닫기
        </button>
      </div>
      <div className="suggest-panel">
        <SuggestPanel field={field} listId={`${field.id}-list`} doors={doorsOf(header)} close={close} />
      </div>
      <div className="suggest-shade" />
    </>,
  )
}

async function openOnPhone(field: HTMLInputElement, strip: HTMLDetailsElement, header: HTMLElement): Promise<void> {
  if (!strip.open) return
  const stop = new AbortController()
  let isFollowed = false
  const opened = openDialog('search', {
    title: '찾기',
    className: 'suggest-dialog bg-page text-ink',
    render: (close) => {
      const follow = () => {
        isFollowed = true
        close()
      }
      addEventListener('hashchange', follow, { signal: stop.signal, once: true })
      return <PhoneSearch hint={field.placeholder} typed={field.value} doors={doorsOf(header)} close={() => close()} />
    },
  })
  strip.open = false
  await opened
  stop.abort()
  if (isFollowed) showTarget()
  else strip.querySelector('summary')!.focus()
}

/** A suggestion may lead to another place of this page, which opens there and moves what stands below: it is brought into view afterwards. */
function showTarget(): void {
  setTimeout(() => document.querySelector(':target')?.scrollIntoView(), 150)
}
