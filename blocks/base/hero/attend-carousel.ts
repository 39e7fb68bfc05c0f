import type { Attending } from '@/renderer/define-block'

/** What the carousel calls itself and its controls (carousel.tsx). */
const PAUSE = 'button[aria-label="자동 넘김 멈춤"]'
const PLAY = 'button[aria-label="자동 넘김 재생"]'
const NEXT = 'button[aria-label="다음 장면"]'
const SCENE = '[aria-roledescription="슬라이드"]'

/** Holds the carousel while the block is edited, because a scene must not change under the pen, and shows the scene being edited. */
export function attendCarousel({ frame, press }: Attending): { show: (path: readonly (string | number)[]) => void; end: () => void } {
  let wasPlaying = false
  let wanted: number | undefined
  const find = <E extends Element>(selector: string) => frame.querySelector<E>(selector)

  function hold(): void {
    const pause = find<HTMLButtonElement>(PAUSE)
    if (!pause) return
    wasPlaying = true
    press(pause)
  }
  /** One press a change: the carousel counts from the scene that it shows. */
  function step(): void {
    if (wanted === undefined) return
    const scenes = [...frame.querySelectorAll<HTMLElement>(SCENE)]
    const now = scenes.findIndex((scene) => scene.hasAttribute('inert') === false)
    // Before it is awake all scenes can be reached.
    const isAwake = scenes.filter((scene) => !scene.hasAttribute('inert')).length === 1
    if (!isAwake || wanted >= scenes.length) return
    if (now === wanted) return void (wanted = undefined)
    const next = find<HTMLButtonElement>(NEXT)
    if (next) press(next)
  }
  // It may wake, and begin to play, after the block was chosen.
  const watch = new MutationObserver(() => {
    hold()
    step()
  })
  watch.observe(frame, { subtree: true, childList: true, attributes: true, attributeFilter: ['aria-label', 'inert'] })
  hold()

  return {
    show: ([list, index]) => {
      if (list !== 'slides' || typeof index !== 'number') return
      wanted = index
      step()
    },
    end: () => {
      watch.disconnect()
      const play = find<HTMLButtonElement>(PLAY)
      if (wasPlaying && play) press(play)
    },
  }
}
