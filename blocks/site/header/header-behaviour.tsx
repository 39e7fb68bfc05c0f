'use client'
import { useEffect, useRef } from 'react'
import { attachHeader } from './attach-header'

/** Renders nothing: finds its header and adds the behaviour. */
export function HeaderBehaviour() {
  const place = useRef<HTMLSpanElement>(null)
  useEffect(() => attachHeader(place.current!.closest('header')!), [])
  return <span ref={place} hidden />
}
