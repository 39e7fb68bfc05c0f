/**
 * Turns on the sheets that no page waits for, once everything else has come: `<link media="print">` in the head. The script that calls this
 * delays the load event, so it is never too late for it.
 */
export function startLateSheet(): void {
  addEventListener('load', () => {
    for (const sheet of document.querySelectorAll<HTMLLinkElement>('link[media=print]')) sheet.media = 'all'
  })
}
