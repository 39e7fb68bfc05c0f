// Makes an island live: Preact takes over the markup that React wrote, and speaks through React's names (docs/decisions/0020).
import { memo, useEffect, type ComponentType, type ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { idScope, IdScopeContext } from '@/lib/ui/id-scope'
import { ErrorBoundary } from '../error-boundary'
import { loadInner } from '../island'

/** A part of the page that the island holds, written on the server: it stays as it is. */
const Slot = memo(
  ({ id, html }: { id: string; html: string }) => <maru-slot data-slot={id} dangerouslySetInnerHTML={{ __html: html }} />,
  () => true,
)

function Awake({ children, onAwake }: { children: ReactNode; onAwake: () => void }) {
  useEffect(onAwake, [onAwake])
  return children
}

/** Hydrates an island. @returns unmounts it. */
export async function wakeIsland(element: HTMLElement, Component: ComponentType<object>, onAwake: () => void): Promise<() => void> {
  await loadInner((element.getAttribute('inner') ?? '').split(' '))
  const key = element.getAttribute('key')!
  const htmlOf = (id: string): string =>
    (element.querySelector(`maru-slot[data-slot="${id}"]`) ?? document.querySelector(`template[data-slot="${id}"]`))?.innerHTML ?? ''
  const props = JSON.parse(element.getAttribute('props') ?? '{}', (_, value: unknown) => {
    if (value === null || typeof value !== 'object' || !('$slot' in value)) return value
    const id = `${key}-${String(value.$slot)}`
    return <Slot key={Number(value.$slot)} id={id} html={htmlOf(id)} />
  }) as object
  const logFailure = (error: unknown): void => {
    const block = element.closest<HTMLElement>('[data-block]')?.dataset
    console.error(`[island] ${element.getAttribute('name')} of the block ${block?.['id']} on ${location.pathname} failed.`, error)
  }
  const root = hydrateRoot(
    element,
    <Awake onAwake={onAwake}>
      <IdScopeContext value={idScope(key)}>
        <ErrorBoundary onFailure={logFailure}>
          <Component {...props} />
        </ErrorBoundary>
      </IdScopeContext>
    </Awake>,
  )
  return () => root.unmount()
}
