'use client'
import { useEffect, useRef } from 'react'
import { attachHeader } from './attach-header'

/** Draws nothing: finds the header it stands in and gives it manners. */
export function HeaderBehaviour() {
  const place = useRef<HTMLSpanElement>(null)
  useEffect(() => attachHeader(place.current!.closest('header')!), [])
  return <span ref={place} hidden />
}
