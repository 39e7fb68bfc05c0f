import { assemble, disassemble } from 'es-hangul'

/** What stands in a field after each key of a text: ㅂ, 바, 박, 바구 … The keys of a syllable are put together as a keyboard does. */
export function typedStates(text: string): string[] {
  const states: string[] = []
  const keys: string[] = []
  for (const key of disassemble(text)) {
    keys.push(key)
    states.push(assemble(keys))
  }
  return states.filter((state) => state.trim() !== '')
}
