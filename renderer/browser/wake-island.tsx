import { memo, useEffect, type ComponentType, type ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { ErrorBoundary } from '../error-boundary'
import { loadInner } from '../island'

/** A part of the page that the island holds, rendered on the server: React leaves it as it is. */
const Slot = memo(
  ({ id, html }: { id: string; html: string }) => (
    <maru-slot data-slot={id} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />
  ),
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
  const root = hydrateRoot(
    element,
    <Awake onAwake={onAwake}>
      <ErrorBoundary>
        <Component {...props} />
      </ErrorBoundary>
    </Awake>,
    {
      identifierPrefix: key,
      onRecoverableError: (error) => console.error('[island]', element.getAttribute('name'), error),
    },
  )
  return () => root.unmount()
}
