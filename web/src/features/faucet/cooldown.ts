import { useEffect, useState } from 'react'

/** Until when each vault waits. Lives as long as the page; after a reload the server says so again. */
const untilMs = new Map<string, number>()
const listeners = new Set<() => void>()

export function coolDown(vaultId: string, lengthMs: number): void {
  untilMs.set(vaultId, Date.now() + lengthMs)
  for (const listener of listeners) listener()
}

const secondsLeft = (vaultId: string) =>
  Math.max(0, Math.ceil(((untilMs.get(vaultId) ?? 0) - Date.now()) / 1000))

/** Whole seconds until the vault may be funded again, counting down. */
export function useSecondsLeft(vaultId: string): number {
  const [, redraw] = useState(0)
  const left = secondsLeft(vaultId)
  const waiting = left > 0
  useEffect(() => {
    const tell = () => redraw((before) => before + 1)
    listeners.add(tell)
    const timer = waiting ? setInterval(tell, 1_000) : undefined
    return () => {
      listeners.delete(tell)
      clearInterval(timer)
    }
  }, [waiting])
  return left
}

export function formatSeconds(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
