/**
 * Turns on the sheets that no page waits for: `<link media="print">` in the head. Those that are there when the font comes, because all
 * text is laid out anew then and would be once more for the faces of the whole font; the others once everything else has come. The script
 * that calls this delays the load event, so it is never too late for it.
 */
export function startLateSheet(): void {
  const turnOn = (loaded?: Event) => {
    for (const link of document.querySelectorAll<HTMLLinkElement>('link[media=print]')) if (loaded || link.sheet) link.media = 'all'
  }
  void document.fonts.ready.then(() => turnOn())
  addEventListener('load', turnOn)
}
