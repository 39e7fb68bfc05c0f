// A short tone for what came in. It is off until the person switches it on, in each browser for itself, and sounds only in a page that was
// pressed or typed in: browsers silence any other.
const KEY = 'maru-news-sound'
const LOCK = 'maru-news-chime'
/** Seconds. */
const LENGTH = 0.5

let audio: AudioContext | undefined

export function isChimeOn(): boolean {
  try {
    return localStorage.getItem(KEY) === 'on'
  } catch {
    return false
  }
}

export function switchChime(isOn: boolean): void {
  try {
    if (isOn) localStorage.setItem(KEY, 'on')
    else localStorage.removeItem(KEY)
  } catch {
    // A browser that stores nothing stays silent from the next page on.
  }
}

/** Two notes, once in all tabs of the browser. */
export async function chime(): Promise<void> {
  if (!isChimeOn() || !navigator.userActivation?.hasBeenActive) return
  const locks = navigator.locks as LockManager | undefined
  if (!locks) return play()
  await locks.request(LOCK, { ifAvailable: true }, async (lock) => {
    if (lock) await play()
  })
}

async function play(): Promise<void> {
  audio ??= new AudioContext()
  await audio.resume()
  const start = audio.currentTime
  for (const [at, pitch] of [
    [0, 660],
    [0.14, 880],
  ] as const) {
    const [tone, volume] = [audio.createOscillator(), audio.createGain()]
    tone.frequency.value = pitch
    volume.gain.setValueAtTime(0.0001, start + at)
    volume.gain.exponentialRampToValueAtTime(0.12, start + at + 0.02)
    volume.gain.exponentialRampToValueAtTime(0.0001, start + at + 0.3)
    tone.connect(volume).connect(audio.destination)
    tone.start(start + at)
    tone.stop(start + at + 0.32)
  }
  await new Promise((resolve) => setTimeout(resolve, LENGTH * 1_000))
}
