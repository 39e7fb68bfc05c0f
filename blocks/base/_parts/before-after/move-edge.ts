import { afterWords } from './after-words'

/** The edge follows the range beside it, and the share that is seen is said in words. */
export function moveEdge(place: HTMLElement): () => void {
  const whole = place.closest('maru-island')?.parentElement ?? place.parentElement!
  const box = whole.querySelector<HTMLElement>('.before-after')!
  const range = box.querySelector('input')!
  const words = whole.querySelector('p > :last-child')!
  const show = () => {
    const said = afterWords(range.valueAsNumber)
    box.style.setProperty('--edge', `${range.value}%`)
    range.setAttribute('aria-valuetext', said)
    words.textContent = said
  }
  // A reload keeps the place of the range.
  show()
  range.addEventListener('input', show)
  return () => range.removeEventListener('input', show)
}
