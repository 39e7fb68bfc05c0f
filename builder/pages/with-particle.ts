import { josa } from 'es-hangul'

/** A title in quotes with the particle that fits the title, not the quote. */
export const withParticle = (title: string, particle: Parameters<typeof josa.pick>[1]): string => `‘${title}’${josa.pick(title, particle)}`
