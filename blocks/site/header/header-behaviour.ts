import { attachHeader } from './attach-header'

/** Finds the header around its place and adds its behaviour. */
export const headerBehaviour = (place: HTMLElement): (() => void) => attachHeader(place.closest('header')!)
