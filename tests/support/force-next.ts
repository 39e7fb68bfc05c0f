/**
 * What a simulator of an outside service does next (services/simulators): its own outcomes, or `down`.
 * @param more `about`: only where a request speaks of this; journeys run side by side.
 */
export const forceNext = (
  service: string,
  outcome: string,
  more: { delayMs?: number; times?: number; about?: string } = {},
): Promise<void> => control('next', { service, outcome, ...more })

/** Forgets what was forced and never happened: a journey that broke off leaves nothing to the next. */
export const forgetForced = (service: string): Promise<void> => control('reset', { service })

async function control(verb: 'next' | 'reset', body: object): Promise<void> {
  const response = await fetch(`${process.env['DEVSIM_UNDER_TEST']}/_ctl/${verb}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${verb} ${JSON.stringify(body)}: ${await response.text()}`)
}
