'use client'
import { useSyncExternalStore } from 'react'
import { requests, type NetworkStatus, type RequestState } from '@/lib/requests'

let watching = false

/** The first listener starts following the network. */
function subscribe(listener: () => void): () => void {
  if (!watching) requests.watchNetwork(window, () => navigator.onLine)
  watching = true
  return requests.subscribe(listener)
}

/** A request by its key: loaded, error, response (S-REQ-1..3). */
export const useRequest = (key: string): RequestState =>
  useSyncExternalStore(
    subscribe,
    () => requests.read(key),
    () => requests.read(key),
  )

/** Whether the browser is connected (S-REQ-4). */
export const useNetwork = (): NetworkStatus => useSyncExternalStore(subscribe, requests.network, () => 'online')
